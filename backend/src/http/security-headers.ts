import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
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

/** The headers of every response. Stripe's hosts are allowed only if its real keys are set. */
export function securityHeaders(config: Config): RequestHandler[] {
  const stripe = config.paymentsMode === 'sandbox' ? [] : STRIPE;
  const nonce: RequestHandler = (_request, response, next) => {
    response.locals.nonce = randomUUID();
    next();
  };
  const own = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe],
        styleSrc: [
          "'self'",
          (_request, response) =>
            `'nonce-${(response as unknown as { locals: Express.Locals }).locals.nonce}'`,
        ],
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
  });
  const more: RequestHandler = (_request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(self)');
    // responses are not cached by default; handlers of public responses set their own header
    response.setHeader('Cache-Control', 'no-store');
    next();
  };
  return [nonce, own as RequestHandler, more];
}
