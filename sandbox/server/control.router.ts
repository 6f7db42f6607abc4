import express, { type RequestHandler, type Router } from 'express';
import { keyOf, secretKeyRequired } from './auth.js';
import { ApiError } from './errors.js';
import { FAULTS, type KnobBoard } from './knobs.js';
import { readLedger } from './ledger.js';
import type { SandboxOptions } from './sandbox.options.js';

/** For tests and the torture harness, with the secret key: turn the knobs, read the ledger. */
export function controlRoutes(
  options: SandboxOptions,
  knobs: KnobBoard,
  operations: readonly string[],
  poke: () => void,
): Router {
  const router = express.Router();
  const secretOnly: RequestHandler = (req, res, next) => {
    try {
      if (keyOf(req.headers.authorization, options) !== 'secret') throw secretKeyRequired();
      next();
    } catch (error) {
      const { status, body } = error as ApiError;
      res.status(status).json({ error: body });
    }
  };
  router.get('/knobs', secretOnly, async (_req, res) => {
    res.json({ ...(await knobs.read()), known: { operations: ['*', ...operations], faults: FAULTS } });
  });
  router.post('/knobs', secretOnly, express.json({ limit: '64kb' }), async (req, res) => {
    try {
      const value = await knobs.turn(req.body ?? {});
      poke();
      res.json(value);
    } catch (error) {
      if ((error as { code?: string }).code) throw error;
      res.status(400).json({ error: { type: 'invalid_request_error', message: (error as Error).message } });
    }
  });
  router.get('/ledger', secretOnly, async (_req, res) => {
    res.set('Cache-Control', 'no-store').json(await readLedger(options.pool));
  });
  return router;
}
