import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../common/config.js';

const STRIPE = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://api.stripe.com',
];

declare global {
  namespace Express {
    interface Locals {
      /** The nonce of this response's inline styles. */
      nonce: string;
    }
  }
}

/** Stands for the nonce in the header that helmet writes once. */
const NONCE_SLOT = randomUUID();

/**
 * Sets the headers of every response. They are made once, as only the nonce differs. Stripe's hosts are allowed only if
 * its real keys are set.
 */
export function securityHeaders(config: Config): (response: ServerResponse, nonce: string) => void {
  const headers = [...headersOf(helmet(optionsFor(config))), ...MORE];
  return (response, nonce) => {
    for (const [name, value] of headers) response.setHeader(name, value.replace(NONCE_SLOT, nonce));
  };
}

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
        styleSrc: ["'self'", `'nonce-${NONCE_SLOT}'`],
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
