import express, { type Router } from 'express';
import { apiRoutes, OPERATIONS } from './api.router.js';
import { controlRoutes } from './control.router.js';
import { DueWork } from './due.work.js';
import { KnobBoard } from './knobs.js';
import { OperationRunner } from './operation.runner.js';
import { pageRoutes } from './page.routes.js';
import type { SandboxOptions } from './sandbox.options.js';
import { migrate } from './schema.js';
import { WebhookSender } from './webhooks.js';

export interface Sandbox {
  /** Mount it at `/sandbox`. It brings its own body parsers. */
  router: Router;
  /** Creates the schema; run it before the first request. Safe at every start and from several processes. */
  migrate: () => Promise<void>;
  /** Begins to deliver webhooks and to expire holds. */
  start: () => void;
  /** Ends the background work; the pool stays open. */
  stop: () => Promise<void>;
}

/** A stand-in for the payment provider, so that the product runs without an account and no money moves. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const knobs = new KnobBoard(options.pool);
  const webhooks = new WebhookSender(options, knobs);
  const poke = () => webhooks.poke();
  const due = new DueWork(options, knobs, poke);
  const router = express.Router();
  router.use('/stripe', apiRoutes(new OperationRunner(options, knobs, poke)));
  if (options.controls) router.use(controlRoutes(options, knobs, OPERATIONS, poke));
  router.use(pageRoutes(options, knobs, poke));
  router.use(
    (_req, res) =>
      void res.status(404).json({ error: { type: 'invalid_request_error', message: 'Not found.' } }),
  );
  return {
    router,
    migrate: () => migrate(options.pool),
    start: () => {
      webhooks.start();
      due.start();
    },
    stop: async () => {
      await Promise.all([webhooks.stop(), due.stop()]);
    },
  };
}
