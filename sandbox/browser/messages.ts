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
  | { type: 'appearance'; appearance: Appearance; surface: Surface }
  | { type: 'disabled'; disabled: boolean }
  | { type: 'clear' | 'focus' | 'blur' }
  | { type: 'validate'; call: number }
  | { type: 'createPaymentMethod'; call: number; billingDetails: object };

/** What the page has painted behind the frame. */
export interface Surface {
  color: string;
  image: string;
}

export interface FormState {
  empty: boolean;
  complete: boolean;
  brand: string;
  error?: { type: 'validation_error'; code: string; message: string };
}

/** What the frame tells the page. Never a digit of the card. */
export type FromFrame =
  | { type: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' | 'enter' }
  | { type: 'resize'; height: number }
  | { type: 'change'; state: FormState }
  | { type: 'answer'; call: number; error?: StripeError; paymentMethod?: PaymentMethod };

/** What the 3-D Secure page tells the page that shows it. */
export type FromChallenge = { type: 'sandbox-3ds-done' };
