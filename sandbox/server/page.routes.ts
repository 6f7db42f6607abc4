import { join } from 'node:path';
import express, { type RequestHandler, type Response, type Router } from 'express';
import type { KnobBoard } from './knobs.js';
import type { SandboxOptions } from './sandbox.options.js';
import { inTransaction, Store } from './store.js';
import { readChallenge, takeChallenge } from './objects/three-d-secure.js';

/** The frame pages talk to our own origin only, and only our own origin may frame them. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/** The browser part as it was built, and the 3-D Secure step. */
export function pageRoutes(options: SandboxOptions, knobs: KnobBoard, poke: () => void): Router {
  const router = express.Router();

  router.get('/3ds/:challenge', (_req, res) => {
    asPage(res);
    res.set('Cache-Control', 'no-store');
    res.sendFile(join(options.staticDir, '3ds.html'), { dotfiles: 'allow', cacheControl: false });
  });
  router.get('/3ds/:challenge/details', async (req, res) => {
    const client = await options.pool.connect();
    try {
      answer(res, await readChallenge(new Store(client), req.params.challenge));
    } finally {
      client.release();
    }
  });
  const take =
    (passed: boolean): RequestHandler =>
    async (req, res) => {
      const turned = await knobs.read();
      const challenge = await inTransaction(options.pool, (store) =>
        takeChallenge({ store, knobs: turned }, String(req.params.challenge), passed),
      );
      poke();
      await options.onPoint?.('3ds:after-commit', {});
      answer(res, challenge);
    };
  router.post('/3ds/:challenge/complete', take(true));
  router.post('/3ds/:challenge/fail', take(false));

  router.use(
    express.static(options.staticDir, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (res, path) => {
        // Hashed names never change; the fixed ones are asked for again, which ETag makes cheap.
        const hashed = path.includes('/assets/');
        res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (path.endsWith('.html')) asPage(res);
      },
    }),
  );
  return router;
}

function asPage(res: Response): void {
  res.setHeader('Content-Security-Policy', PAGE_POLICY);
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'no-referrer');
}

function answer(res: Response, challenge: object | undefined): void {
  res.set('Cache-Control', 'no-store');
  if (challenge) res.json(challenge);
  else
    res.status(404).json({ error: { type: 'invalid_request_error', message: 'No such 3-D Secure step.' } });
}
