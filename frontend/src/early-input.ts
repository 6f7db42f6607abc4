/** Links work by themselves, and so does the form that the server takes as it is. */
const WORKS_WITHOUT_CODE = 'a[href], form[method=post]';
const CONTROL = 'button, input[type=checkbox], input[type=radio], [role=button], [role=tab]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The page is on the screen before its code is. What people press and type until then is kept and done when the page is
 * awake, so that no press is lost and no form is sent the browser's own way, with its fields in the address.
 */
export function keepEarlyInput(): void {
  const pressed: HTMLElement[] = [];
  const typed = new Map<Field, string>();

  const press = (event: Event) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(event.type === 'submit' ? 'form' : CONTROL);
    if (!control || target.closest(WORKS_WITHOUT_CODE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(control);
  };
  const type = ({ target }: Event) => typed.set(target as Field, (target as Field).value);
  const listeners = { click: press, submit: press, input: type };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);

  const replay = async () => {
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener, true);
    for (const [field, value] of typed) {
      await drawn();
      retype(field, value);
    }
    for (const control of pressed) {
      await drawn();
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  };
  document.addEventListener('awake', () => void replay(), { once: true });
}

/** What one act changed is on the page before the next one looks at it. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** React compares with what it last set itself: the first line tells it the old value, the second hides the new one. */
function retype(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The whole page listens to people now. */
export function announceAwake(): void {
  document.dispatchEvent(new Event('awake'));
}
