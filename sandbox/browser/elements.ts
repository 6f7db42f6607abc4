import type { Appearance, CustomFontSource, StripeError } from '@stripe/stripe-js';
import { CardElement, type ElementType } from './card-element.js';
import { Emitter } from './emitter.js';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
  fonts?: CustomFontSource[];
  [other: string]: unknown;
}

/** What `stripe.elements()` returns: the group a form's elements belong to. */
export class Elements extends Emitter {
  private created: CardElement[] = [];

  constructor(
    private readonly base: string,
    private readonly publishableKey: string,
    private options: ElementsOptions = {},
  ) {
    super();
  }

  get clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  create(type: string, options: { disabled?: boolean } = {}): CardElement {
    if (type !== 'payment' && type !== 'card')
      throw new Error(`The payment sandbox has the elements "payment" and "card", not "${type}".`);
    if (this.getElement(type))
      throw new Error(`Can only create one Element of type ${type} through this elements instance.`);
    const element = new CardElement(
      type,
      {
        base: this.base,
        publishableKey: this.publishableKey,
        appearance: () => this.options.appearance ?? {},
        fonts: () => this.options.fonts ?? [],
        forget: (gone) => (this.created = this.created.filter((known) => known !== gone)),
      },
      options,
    );
    this.created.push(element);
    return element;
  }

  /** By name, or by the React component, which carries its name. */
  getElement(type: string | { __elementType?: string }): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return this.created.find((element) => element.elementType === name) ?? null;
  }

  update(options: ElementsOptions): Promise<void> {
    this.options = { ...this.options, ...options };
    if (options.appearance) this.created.forEach((element) => element.restyle());
    this.emit('update-end', undefined);
    return Promise.resolve();
  }

  /** The amount is read from the intent at confirmation; there is nothing to fetch before. */
  fetchUpdates(): Promise<{ error?: undefined }> {
    return Promise.resolve({});
  }

  async submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string; error?: undefined }> {
    const error = await this.element().validate();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  element(type?: ElementType): CardElement {
    const found = type ? this.getElement(type) : this.created[0];
    if (!found)
      throw new Error(
        'Invalid value for elements: It should have a mounted Payment Element or Card Element.',
      );
    return found;
  }
}
