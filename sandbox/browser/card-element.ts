import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import type { Answer, FromFrame, Surface, ToFrame } from './messages.js';

interface Surroundings {
  base: string;
  publishableKey: string;
  appearance: Appearance;
  fonts: CustomFontSource[];
  onDestroy: () => void;
}
type Handler = (event: unknown) => void;

let frames = 0;
let calls = 0;

/** The Payment Element: a frame with the card form, so that digits never touch the page. */
export class CardElement {
  private frame: HTMLIFrameElement | undefined;
  private ready = false;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listen = (event: MessageEvent): void => this.receive(event);

  constructor(private readonly around: Surroundings) {}

  on(name: string, handler: Handler): this {
    this.handlers.set(name, (this.handlers.get(name) ?? new Set()).add(handler));
    return this;
  }

  off(name: string, handler: Handler): this {
    this.handlers.get(name)?.delete(handler);
    return this;
  }

  mount(container: Element): void {
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
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
    container.append(frame);
    this.frame = frame;
  }

  destroy(): void {
    window.removeEventListener('message', this.listen);
    this.frame?.remove();
    this.frame = undefined;
    this.waiting.forEach((resolve) => resolve(notReady()));
    this.waiting.clear();
    this.around.onDestroy();
  }

  focus(): void {
    this.frame?.focus();
    this.post({ type: 'focus' });
  }

  /** Shows what is missing in the form, or makes a payment method of the card. */
  createPaymentMethod(): Promise<Answer> {
    if (!this.frame || !this.ready) return Promise.resolve(notReady());
    const call = ++calls;
    return new Promise((resolve) => {
      this.waiting.set(call, resolve);
      this.post({ type: 'createPaymentMethod', call });
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
        const { publishableKey, fonts, appearance } = this.around;
        const surface = surfaceBehind(this.frame);
        return this.post({ type: 'init', publishableKey, fonts, appearance, surface });
      }
      case 'ready':
        this.ready = true;
        return this.emit('ready');
      case 'resize':
        this.frame.style.height = `${message.height}px`;
        return;
      case 'focus':
      case 'blur':
      case 'escape':
        return this.emit(message.type);
      case 'enter':
        // As with any input of a form. The event carries no submitter, as with the real elements.
        return this.frame.closest('form')?.requestSubmit();
      case 'answer':
        this.waiting.get(message.call)?.(message);
        this.waiting.delete(message.call);
    }
  }

  /** Handlers run in a task of their own, never in the caller's. */
  private emit(name: string): void {
    const event = { elementType: 'payment' };
    setTimeout(() => [...(this.handlers.get(name) ?? [])].forEach((handler) => handler(event)));
  }
}

const notReady = (): Answer => ({
  error: {
    type: 'invalid_request_error',
    code: 'element_not_ready',
    message: 'The card form is not ready yet. Please try again in a moment.',
  },
});

/** A single-color overlay, as MUI uses in dark dialogs; other backgrounds cannot be continued in the frame. */
const VEIL = /^linear-gradient\((rgba?\([^)]*\)), \1\)$/;
const NOTHING: Surface = { color: 'transparent', image: 'none' };

/**
 * The frame could stay transparent, but then neither contrast checks nor the browser's own controls would know the
 * background of its text.
 */
function surfaceBehind(element: Element): Surface {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor: color, backgroundImage: image } = getComputedStyle(at);
    const veil = image !== 'none';
    if (veil && !VEIL.test(image)) return NOTHING;
    if (/^rgb\(/.test(color)) return { color, image };
    // Half transparent: the visible color is a mixture that cannot be read.
    if (veil || (color !== 'transparent' && color !== 'rgba(0, 0, 0, 0)')) return NOTHING;
  }
  return NOTHING;
}
