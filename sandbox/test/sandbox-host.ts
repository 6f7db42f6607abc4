import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type pg from 'pg';
import Stripe from 'stripe';
import type { Ledger } from '../server/ledger.js';
import { createSandbox } from '../server/sandbox.module.js';
import type { SandboxOptions } from '../server/sandbox.options.js';
import { sandboxStripeOptions } from '../server/stripe-options.js';

export const SECRET_KEY = 'sk_sandbox_test_0123456789abcdef';
export const PUBLISHABLE_KEY = 'pk_sandbox_test_0123456789abcdef';
export const WEBHOOK_SECRET = 'whsec_sandbox_test';

/** A server with nothing but the sandbox and a webhook route that checks signatures and remembers events. */
export async function startHost(pool: pg.Pool, more: Partial<SandboxOptions> = {}) {
  const received: Stripe.Event[] = [];
  const errors: unknown[] = [];
  /** What the webhook route answers next; 200 once it is empty. */
  const answers: number[] = [];
  let url = '';
  const sandbox = createSandbox({
    pool,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => (url ? `${url}/api/stripe/webhook` : null),
    controls: true,
    staticDir: '/nonexistent',
    onError: (error) => errors.push(error),
    ...more,
  });
  await sandbox.migrate();
  const app = express();
  app.use('/sandbox', sandbox.router);
  app.post('/api/stripe/webhook', express.raw({ type: () => true }), (req, res) => {
    const status = answers.shift() ?? 200;
    if (status === 200)
      received.push(
        Stripe.webhooks.constructEvent(
          req.body as Buffer,
          req.headers['stripe-signature'] ?? '',
          WEBHOOK_SECRET,
        ),
      );
    res.status(status).end();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox.start();

  const request = async (method: string, path: string, body?: object | URLSearchParams, key = SECRET_KEY) => {
    const form = body instanceof URLSearchParams;
    const response = await fetch(`${url}/sandbox${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && !form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();

    const json = text.startsWith('{') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, json };
  };
  return {
    url,
    received,
    errors,
    answers,
    request,
    stripe: new Stripe(SECRET_KEY, sandboxStripeOptions(url)),
    browser: new Stripe(PUBLISHABLE_KEY, sandboxStripeOptions(url)),
    knobs: (change: object) => request('POST', '/knobs', change),
    ledger: async () => (await request('GET', '/ledger')).json as Ledger,
    /** Waits until the condition holds. */
    until: async (condition: () => boolean | Promise<boolean>, ms = 8000) => {
      const end = Date.now() + ms;
      while (!(await condition())) {
        if (Date.now() > end) throw new Error('waited in vain');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: async () => {
      await sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Host = Awaited<ReturnType<typeof startHost>>;
