import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../common/config/config.js';

const STRIPE = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://api.stripe.com',
];

/** Names and values of the headers of every response. Stripe's hosts are allowed only if its real keys are set. */
export const securityHeaders = (config: Config): readonly (readonly [string, string])[] => [
  ...headersOf(helmet(optionsFor(config))),
  ...MORE,
];

const MORE: [string, string][] = [
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(self)'],
  // responses are not cached by default; handlers of public responses set their own header
  ['Cache-Control', 'no-store'],
];

/** The headers that helmet sets on a response. */
function headersOf(handler: ReturnType<typeof helmet>): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  handler({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return headers;
}

function optionsFor(config: Config): HelmetOptions {
  const stripe = config.paymentsMode === 'sandbox' ? [] : STRIPE;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe],
        // a page adds its nonce
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws'), ...stripe],
        frameSrc: ["'self'", ...stripe],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  };
}
