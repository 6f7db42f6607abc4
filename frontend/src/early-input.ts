/** Links and forms with a method work without JavaScript. */
const WORKS_WITHOUT_CODE = 'a[href], form[method]';
const CONTROL = 'button, input[type=checkbox], input[type=radio], [role=button], [role=tab]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Act = { pressed: HTMLElement } | { field: Field; value: string } | { left: Field };

/**
 * The server-rendered page is visible before it is hydrated. Clicks, submits, typing and leaving a field until then are
 * recorded and replayed in order after hydration, so that no click is lost, no form is submitted natively as a GET, and
 * what was typed is checked. Figures in ADR 14.
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
  /** Forms check a field when it is left. One that was left untouched has nothing to check. */
  const leave = ({ target }: Event) => {
    if (!isOurs && written.has(target as Field)) kept.push({ left: target as Field });
  };
  /** Hydration empties controlled fields: restore what was typed before the next letter arrives. */
  const restore = ({ target }: Event) => {
    const before = written.get(target as Field);
    if (before !== undefined && before !== (target as Field).value) write(target as Field, before);
  };
  const listeners = { click: press, submit: press, beforeinput: restore, input: type, focusout: leave };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);

  /** Input during the replay is appended to the same queue. */
  const replay = async () => {
    for (let act = kept.shift(); act; act = kept.shift()) {
      await rendered();
      isOurs = true;
      perform(act);
      isOurs = false;
    }
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener, true);
  };
  document.addEventListener('hydrated', () => void replay(), { once: true });
}

function perform(act: Act): void {
  if ('field' in act) retype(act.field, act.value);
  else if ('left' in act) act.left.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  else if (act.pressed instanceof HTMLFormElement) act.pressed.requestSubmit();
  else act.pressed.click();
}

/** Lets React render the result of one event before the next one is replayed. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));

/** Sets the value past React's own setter, which would otherwise ignore the following input event. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function retype(field: Field, value: string): void {
  field.value = '';
  write(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Starts the replay: the page is hydrated. */
export function announceHydrated(): void {
  document.dispatchEvent(new Event('hydrated'));
}
