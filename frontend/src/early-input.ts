/** Links work by themselves, and so does the form that the server takes as it is. */
const WORKS_WITHOUT_CODE = 'a[href], form[method=post]';
const CONTROL = 'button, input[type=checkbox], input[type=radio], [role=button], [role=tab]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Act = { pressed: HTMLElement } | { field: Field; value: string };

/**
 * The page is on the screen before its code is. What people press and type until then is kept and done, in order, when
 * the page is awake, so that no press is lost and no form is sent the browser's own way, with its fields in the address.
 */
export function keepEarlyInput(): void {
  const kept: Act[] = [];
  const written = new Map<Field, string>();
  let isOurs = false;

  const press = (event: Event) => {
    const target = event.target as Element;
    const pressed = target.closest<HTMLElement>(event.type === 'submit' ? 'form' : CONTROL);
    if (isOurs || !pressed || target.closest(WORKS_WITHOUT_CODE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push({ pressed });
  };
  const type = (event: Event) => {
    if (isOurs) return;
    const field = event.target as Field;
    const last = kept.at(-1);
    if (last && 'field' in last && last.field === field) kept.pop();
    kept.push({ field, value: field.value });
    written.set(field, field.value);
  };
  /** The waking page empties the fields it manages: the next letter still comes after those before it. */
  const goOn = ({ target }: Event) => {
    const before = written.get(target as Field);
    if (before !== undefined && before !== (target as Field).value) write(target as Field, before);
  };
  const listeners = { click: press, submit: press, beforeinput: goOn, input: type };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);

  /** Whoever goes on meanwhile stands in the same line. */
  const replay = async () => {
    for (let act = kept.shift(); act; act = kept.shift()) {
      await drawn();
      isOurs = true;
      perform(act);
      isOurs = false;
    }
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener, true);
  };
  document.addEventListener('awake', () => void replay(), { once: true });
}

function perform(act: Act): void {
  if ('field' in act) retype(act.field, act.value);
  else if (act.pressed instanceof HTMLFormElement) act.pressed.requestSubmit();
  else act.pressed.click();
}

/** What one act changed is on the page before the next one looks at it. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** Past React, which compares with what it last set itself. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function retype(field: Field, value: string): void {
  field.value = '';
  write(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The whole page listens to people now. */
export function announceAwake(): void {
  document.dispatchEvent(new Event('awake'));
}
