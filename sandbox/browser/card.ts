import './card.css';
import type { StripeError } from '@stripe/stripe-js';
import { Api } from './api.js';
import { addFonts, applyAppearance } from './appearance.js';
import { CardForm } from './card-form.js';
import type { FromFrame, ToFrame } from './messages.js';

/** The frame's side: it talks to the page that embeds it, and only to our own origin. */
const base = new URL('.', location.href).href.replace(/\/$/, '');
const send = (message: FromFrame): void => window.parent.postMessage(message, location.origin);
const form = new CardForm(send);
let api: Api | undefined;

async function createPaymentMethod(call: number, billingDetails: object): Promise<void> {
  const problem = form.showProblems();
  if (problem || !api) return send({ type: 'answer', call, error: problem ?? notReady() });
  const { error, paymentMethod } = await api.createPaymentMethod({
    type: 'card',
    card: form.card(),
    billing_details: billingDetails,
  });
  if (error) form.showApiError(error);
  send({ type: 'answer', call, ...(error ? { error } : { paymentMethod }) });
}

const notReady = (): StripeError => ({ type: 'api_error', message: 'The card form is not ready.' });

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== location.origin) return;
  const message = event.data as ToFrame;
  switch (message.type) {
    case 'init':
      api = new Api(base, message.publishableKey);
      applyAppearance(message.appearance, message.surface);
      addFonts(message.fonts);
      return send({ type: 'ready' });
    case 'appearance':
      return applyAppearance(message.appearance, message.surface);
    case 'disabled':
      return form.disable(message.disabled);
    case 'clear':
      return form.clear();
    case 'focus':
      return form.focus();
    case 'blur':
      return form.blur();
    case 'validate': {
      const error = form.showProblems();
      return send({ type: 'answer', call: message.call, ...(error && { error }) });
    }
    case 'createPaymentMethod':
      void createPaymentMethod(message.call, message.billingDetails);
  }
});

new ResizeObserver(() =>
  send({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
send({ type: 'loaded' });
