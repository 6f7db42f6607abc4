import './card.css';
import type { Appearance, CustomFontSource, StripeError } from '@stripe/stripe-js';
import { Api } from './api.js';
import { CardForm } from './card-form.js';
import type { FromFrame, Surface, ToFrame } from './messages.js';

/** The frame's side: it talks to the page that embeds it, and only to our own origin. */
const base = new URL('.', location.href).href.replace(/\/$/, '');
const send = (message: FromFrame): void => window.parent.postMessage(message, location.origin);
const form = new CardForm(send);
let api: Api | undefined;

async function createPaymentMethod(call: number): Promise<void> {
  const problem = form.showProblems();
  if (problem || !api) return send({ type: 'answer', call, error: problem ?? notReady() });
  const { error, paymentMethod } = await api.createPaymentMethod({ type: 'card', card: form.card() });
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
    case 'focus':
      return form.focus();
    case 'createPaymentMethod':
      void createPaymentMethod(message.call);
  }
});

new ResizeObserver(() =>
  send({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
send({ type: 'loaded' });

type Variables = NonNullable<Appearance['variables']>;

const NIGHT: Variables = {
  colorPrimary: '#85d996',
  colorBackground: '#27272a',
  colorText: '#f4f4f5',
  colorTextSecondary: '#b8bac2',
  colorTextPlaceholder: '#9a9ca6',
  colorDanger: '#fe87a1',
};
const NIGHT_BORDER = '#7d808c';

const PROPERTY_OF: Partial<Record<keyof Variables, string>> = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-background',
  colorText: '--color-text',
  colorTextSecondary: '--color-text-secondary',
  colorTextPlaceholder: '--color-placeholder',
  colorDanger: '--color-danger',
  fontFamily: '--font-family',
  fontSizeBase: '--font-size',
  borderRadius: '--radius',
  spacingUnit: '--spacing',
};

/** Puts the Appearance API's variables on the page as CSS variables; absent ones stay those of card.css. */
function applyAppearance({ theme, variables }: Appearance, surface: Surface): void {
  const night = theme === 'night';
  const all: Variables = { ...(night && NIGHT), ...variables };
  const { style } = document.documentElement;
  for (const [name, property] of Object.entries(PROPERTY_OF)) {
    const value = all[name as keyof Variables];
    if (typeof value === 'string' && value) style.setProperty(property, value);
  }
  document.body.style.backgroundColor = surface.color;
  document.body.style.backgroundImage = surface.image;
  if (night) style.setProperty('--color-border', NIGHT_BORDER);
}

/** The page's own typefaces. A file that cannot be loaded leaves the fallback of the font family. */
function addFonts(fonts: CustomFontSource[]): void {
  for (const { family, src, weight, style } of fonts)
    if (family && src)
      document.fonts.add(new FontFace(family, src, { weight: weight ?? '400', style: style ?? 'normal' }));
}
