import type { StripeError } from '@stripe/stripe-js';
import {
  brandOf,
  cvcProblem,
  digitsOf,
  expiryProblem,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberProblem,
  type Problem,
} from './card-fields.js';
import type { FromFrame } from './messages.js';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const inputById = (id: string): HTMLInputElement => byId(id) as HTMLInputElement;

/** The three inputs: formats while typing, and shows what is wrong when a field is left. */
export class CardForm {
  private readonly number = inputById('number');
  private readonly expiry = inputById('expiry');
  private readonly cvc = inputById('cvc');
  private readonly inputs = [this.number, this.expiry, this.cvc];
  private readonly brand = byId('brand');

  constructor(private readonly send: (message: FromFrame) => void) {
    for (const input of this.inputs) {
      input.addEventListener('input', (event) => this.handleInput(input, event));
      input.addEventListener('focus', () => this.send({ type: 'focus' }));
      input.addEventListener('blur', () => this.handleBlur(input));
      input.addEventListener('keydown', (event) => this.handleKey(input, event));
    }
    byId('card').addEventListener('submit', (event) => event.preventDefault());
  }

  card(): { number: string; exp_month: number; exp_year: number; cvc: string } {
    const expiry = digitsOf(this.expiry.value);
    return {
      number: digitsOf(this.number.value),
      exp_month: Number(expiry.slice(0, 2)),
      exp_year: 2000 + Number(expiry.slice(2)),
      cvc: this.cvc.value,
    };
  }

  /** Shows every problem and goes to the first; undefined where there is none. */
  showProblems(): StripeError | undefined {
    const problems = this.inputs.map((input) => ({ input, problem: this.problemOf(input) }));
    problems.forEach(({ input, problem }) => this.show(input, problem));
    const first = problems.find(({ problem }) => problem);
    if (!first?.problem) return undefined;
    first.input.focus();
    return { type: 'validation_error', ...first.problem };
  }

  /** Shows the sandbox's refusal at the field that it concerns. */
  showApiError(error: StripeError): void {
    const { param, code = '', message = '' } = error;
    const input =
      param === 'number'
        ? this.number
        : param === 'cvc'
          ? this.cvc
          : param?.startsWith('exp')
            ? this.expiry
            : undefined;
    if (input) this.show(input, { code, message });
  }

  focus(): void {
    this.number.focus();
  }

  private handleInput(input: HTMLInputElement, event: InputEvent): void {
    // Autofill and fill-in tools send plain events without an input type.
    const removing = event.inputType?.startsWith('delete') ?? false;
    this.reformat(input, removing);
    const problem = this.problemOf(input);
    const complete = !problem || !problem.code.startsWith('incomplete');
    this.show(input, complete ? problem : undefined);
    if (input === this.number) {
      this.showBrand();
      // A new brand may want a code of another length.
      this.cvc.value = formatCvc(this.cvc.value, digitsOf(this.number.value));
    }
    const next = this.inputs[this.inputs.indexOf(input) + 1];
    const atEnd = input.selectionStart === input.value.length;
    if (!problem && !removing && atEnd && next?.value === '' && document.activeElement === input)
      next.focus();
  }

  private handleBlur(input: HTMLInputElement): void {
    if (input.value !== '') this.show(input, this.problemOf(input));
    this.send({ type: 'blur' });
  }

  private handleKey(input: HTMLInputElement, event: KeyboardEvent): void {
    if (event.key === 'Enter') this.send({ type: 'enter' });
    if (event.key === 'Escape') this.send({ type: 'escape' });
    const previous = this.inputs[this.inputs.indexOf(input) - 1];
    if (event.key === 'Backspace' && input.value === '' && previous) {
      event.preventDefault();
      previous.focus();
    }
  }

  /** Formats the value and keeps the caret behind the digit it was behind. */
  private reformat(input: HTMLInputElement, removing: boolean): void {
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret === input.value.length;
    const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
    const number = digitsOf(this.number.value);
    const value =
      input === this.number
        ? formatNumber(input.value)
        : input === this.expiry
          ? formatExpiry(input.value, removing)
          : formatCvc(input.value, number);
    if (value === input.value) return;
    input.value = value;
    if (document.activeElement !== input) return;
    let position = atEnd ? value.length : 0;
    for (let seen = 0; !atEnd && seen < digitsBefore && position < value.length; position++)
      if (/\d/.test(value[position] ?? '')) seen++;
    input.setSelectionRange(position, position);
  }

  private problemOf(input: HTMLInputElement): Problem | undefined {
    if (input === this.number) return numberProblem(input.value);
    return input === this.expiry
      ? expiryProblem(input.value)
      : cvcProblem(input.value, digitsOf(this.number.value));
  }

  private show(input: HTMLInputElement, problem: Problem | undefined): void {
    const text = byId(`${input.id}-error`);
    if (text.textContent !== (problem?.message ?? '')) text.textContent = problem?.message ?? '';
    if (problem) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  private showBrand(): void {
    const { name, label } = brandOf(digitsOf(this.number.value));
    this.brand.dataset.brand = name;
    this.brand.setAttribute('aria-label', `Card brand: ${label}`);
  }
}
