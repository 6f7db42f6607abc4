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
      /** The nonce of this answer's own inline styles. */
      nonce: string;
    }
  }
}

/** The header set of every answer. Stripe's hosts are allowed only where its real keys are set. */
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
    // nobody keeps an answer unless whoever makes it says that it is the same for all
    response.setHeader('Cache-Control', 'no-store');
    next();
  };
  return [nonce, own as RequestHandler, more];
}
