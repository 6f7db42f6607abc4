import type { Appearance, CustomFontSource, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { Emitter } from './emitter.js';
import type { FormState, FromFrame, Surface, ToFrame } from './messages.js';
import { surfaceBehind } from './surface.js';

export type ElementType = 'payment' | 'card';
type Answer = { error?: StripeError; paymentMethod?: PaymentMethod };

interface Surroundings {
  base: string;
  publishableKey: string;
  appearance: () => Appearance;
  fonts: () => CustomFontSource[];
  forget: (element: CardElement) => void;
}

const LOAD_TIMEOUT_MS = 15_000;
const TITLES: Record<ElementType, string> = {
  payment: 'Secure payment input frame',
  card: 'Secure card payment input frame',
};
let frames = 0;
let calls = 0;

/** The Payment Element and the Card Element: a frame with the card form, so that digits never touch the page. */
export class CardElement extends Emitter {
  private frame: HTMLIFrameElement | undefined;
  private container: Element | undefined;
  private ready = false;
  private destroyed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listen = (event: MessageEvent): void => this.receive(event);

  constructor(
    readonly elementType: ElementType,
    private readonly around: Surroundings,
    private options: { disabled?: boolean } = {},
  ) {
    super();
  }

  mount(target: string | Element): void {
    if (this.destroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container)
      throw new Error(
        `The selector you specified (${typeof target === 'string' ? target : 'given'}) applies to no DOM elements.`,
      );
    this.unmount();
    this.container = container;
    const frame = document.createElement('iframe');
    frame.title = TITLES[this.elementType];
    frame.name = `__privateStripeFrame${++frames}`;
    frame.src = `${this.around.base}/card.html`;
    frame.setAttribute('allow', 'payment *');
    // The page's policy forbids style attributes; properties set by script are allowed.
    Object.assign(frame.style, {
      border: '0',
      display: 'block',
      // The frame's own margin leaves room for focus rings; this lets the fields line up with the page.
      margin: '-4px',
      width: 'calc(100% + 8px)',
      height: '0',
      colorScheme: 'normal',
    });
    window.addEventListener('message', this.listen);
    container.classList.add('StripeElement');
    container.append(frame);
    this.frame = frame;
    this.timer = setTimeout(() => this.failToLoad(), LOAD_TIMEOUT_MS);
    this.emit('loaderstart', { elementType: this.elementType });
  }

  unmount(): void {
    clearTimeout(this.timer);
    window.removeEventListener('message', this.listen);
    this.frame?.remove();
    this.container?.classList.remove('StripeElement', 'StripeElement--focus', 'StripeElement--complete');
    this.frame = this.container = undefined;
    this.ready = false;
    this.waiting.forEach((resolve) => resolve({ error: notMounted() }));
    this.waiting.clear();
  }

  destroy(): void {
    this.unmount();
    this.destroyed = true;
    this.around.forget(this);
  }

  update(options: { disabled?: boolean }): void {
    this.options = { ...this.options, ...options };
    this.post({ type: 'disabled', disabled: this.options.disabled === true });
  }

  clear(): void {
    this.post({ type: 'clear' });
  }

  focus(): void {
    this.frame?.focus();
    this.post({ type: 'focus' });
  }

  blur(): void {
    this.post({ type: 'blur' });
    this.frame?.blur();
  }

  /** One card form has nothing to fold up. */
  collapse(): void {}

  restyle(): void {
    if (this.frame) this.post({ type: 'appearance', ...this.look(this.frame) });
  }

  /** Shows what is missing; undefined where the form is complete. */
  async validate(): Promise<StripeError | undefined> {
    return (await this.ask((call) => ({ type: 'validate', call }))).error;
  }

  createPaymentMethod(billingDetails: object = {}): Promise<Answer> {
    return this.ask((call) => ({ type: 'createPaymentMethod', call, billingDetails }));
  }

  private look(frame: HTMLIFrameElement): { appearance: Appearance; surface: Surface } {
    return { appearance: this.around.appearance(), surface: surfaceBehind(frame) };
  }

  private ask(message: (call: number) => ToFrame): Promise<Answer> {
    if (!this.frame || !this.ready) return Promise.resolve({ error: notMounted() });
    const call = ++calls;
    return new Promise((resolve) => {
      this.waiting.set(call, resolve);
      this.post(message(call));
    });
  }

  private post(message: ToFrame): void {
    this.frame?.contentWindow?.postMessage(message, new URL(this.around.base, location.href).origin);
  }

  private receive(event: MessageEvent): void {
    if (!this.frame || event.source !== this.frame.contentWindow) return;
    if (event.origin !== new URL(this.around.base, location.href).origin) return;
    const message = event.data as FromFrame;
    switch (message.type) {
      case 'loaded': {
        const { publishableKey } = this.around;
        const fonts = this.around.fonts();
        this.post({ type: 'init', publishableKey, fonts, ...this.look(this.frame) });
        return this.post({ type: 'disabled', disabled: this.options.disabled === true });
      }
      case 'ready':
        clearTimeout(this.timer);
        this.ready = true;
        return this.emit('ready', { elementType: this.elementType });
      case 'resize':
        this.frame.style.height = `${message.height}px`;
        return;
      case 'change':
        return this.changed(message.state);
      case 'focus':
      case 'blur':
        this.container?.classList.toggle('StripeElement--focus', message.type === 'focus');
        return this.emit(message.type, { elementType: this.elementType });
      case 'escape':
        return this.emit('escape', { elementType: this.elementType });
      case 'enter':
        // As with any input of a form. The event carries no submitter, as with the real elements.
        return this.container?.closest('form')?.requestSubmit();
      case 'answer':
        this.waiting.get(message.call)?.(message);
        this.waiting.delete(message.call);
    }
  }

  private changed({ empty, complete, brand, error }: FormState): void {
    this.container?.classList.toggle('StripeElement--complete', complete);
    const { elementType } = this;
    const common = { elementType, empty, complete };
    this.emit(
      'change',
      elementType === 'payment'
        ? { ...common, collapsed: false, value: { type: 'card' } }
        : { ...common, brand, error, value: { postalCode: '' } },
    );
  }

  private failToLoad(): void {
    const message = 'The card form could not be loaded. Please reload the page.';
    this.emit('loaderror', {
      elementType: this.elementType,
      error: { type: 'api_connection_error', message },
    });
  }
}

const notMounted = (): StripeError => ({
  type: 'invalid_request_error',
  code: 'element_not_ready',
  message: 'The card form is not ready yet. Please try again in a moment.',
});
