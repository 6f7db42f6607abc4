import type { Appearance, CustomFontSource, PaymentMethod, StripeError } from '@stripe/stripe-js';

/** What the page tells the frame with the card form. */
export type ToFrame =
  | {
      type: 'init';
      publishableKey: string;
      appearance: Appearance;
      surface: Surface;
      fonts: CustomFontSource[];
    }
  | { type: 'focus' }
  | { type: 'createPaymentMethod'; call: number };

/** What the page has painted behind the frame. */
export interface Surface {
  color: string;
  image: string;
}

/** What the frame tells the page. Never a digit of the card. */
export type FromFrame =
  | { type: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' | 'enter' }
  | { type: 'resize'; height: number }
  | ({ type: 'answer'; call: number } & Answer);
export type Answer = { error?: StripeError; paymentMethod?: PaymentMethod };

/** What the 3-D Secure page tells the page that shows it. */
export type FromChallenge = { type: 'sandbox-3ds-done' };
