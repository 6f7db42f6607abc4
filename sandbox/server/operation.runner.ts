import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import Stripe from 'stripe';
import { keyOf, secretKeyRequired } from './auth.js';
import type { Call } from './call.js';
import { ApiError, internalError, rateLimited } from './errors.js';
import { expand, publicView } from './objects/shown.js';
import { IdempotencyKey, type Answer } from './idempotency.js';
import { newId } from './objects/ids.js';
import type { Fault, KnobBoard } from './knobs.js';
import { Params, parseForm } from './params.js';
import type { SandboxOptions } from './sandbox.options.js';
import { inTransaction } from './store.js';

export interface Operation {
  name: string;
  /** A publishable key may call it. */
  publishable?: boolean;
  run: (call: Call) => Promise<object>;
}

type Outcome = Answer & { headers?: Record<string, string>; replayed?: boolean };

/** What every operation of the API goes through: key, faults, idempotency, one transaction, answer. */
export class OperationRunner {
  constructor(
    private readonly options: SandboxOptions,
    private readonly knobs: KnobBoard,
    private readonly afterCommit: () => void,
  ) {}

  async handle(operation: Operation, req: Request, res: Response): Promise<void> {
    const requestId = newId('req').slice(0, 18);
    let fault: Fault | undefined;
    let outcome: Outcome;
    try {
      fault = await this.prepare(operation, req);
      if (fault === 'cut') return void req.socket.destroy();
      outcome = await this.execute(operation, req, requestId, fault);
    } catch (error) {
      outcome = this.failure(error);
    }
    if (fault === 'cutAfter') return void req.socket.destroy();
    send(req, res, outcome, requestId);
  }

  private async prepare(operation: Operation, req: Request): Promise<Fault | undefined> {
    const key = keyOf(req.headers.authorization, this.options);
    if (key === 'publishable' && !operation.publishable) throw secretKeyRequired();
    const { latencyMs, latencyJitterMs } = (await this.knobs.read()).api;
    if (latencyMs + latencyJitterMs > 0) await sleep(latencyMs + Math.random() * latencyJitterMs);
    const fault = await this.knobs.drawFault(operation.name);
    if (fault === 'rateLimit') throw rateLimited('rate_limit');
    return fault;
  }

  private async execute(
    operation: Operation,
    req: Request,
    requestId: string,
    fault: Fault | undefined,
  ): Promise<Outcome> {
    const { onPoint, pool } = this.options;
    const id = typeof req.params.id === 'string' ? req.params.id : '';
    const key = keyOf(req.headers.authorization, this.options);
    const apiPath = apiPathOf(req);
    const form = parseForm(bodyOf(req));
    const header = req.method === 'POST' ? req.get('idempotency-key') : undefined;
    const idempotency = header ? IdempotencyKey.of(`${key} ${header}`, apiPath, form) : undefined;
    const knobs = await this.knobs.read();
    await onPoint?.(`${operation.name}:before`, { id });
    const outcome = await inTransaction(pool, async (store): Promise<Outcome> => {
      const before = await idempotency?.claim(store);
      if (before) return { ...before, replayed: true };
      const params = new Params(form);
      const call: Call = {
        method: req.method,
        apiPath,
        store,
        params,
        path: { id },
        key,
        knobs,
        requestId,
        idempotencyKey: header ?? null,
        publicUrl: `${req.protocol}://${req.get('host')}/sandbox`,
      };
      let answer: Outcome;
      try {
        if (fault === 'fail') throw internalError();
        const body = await expand(store, await operation.run(call), params.expand());
        if (fault === 'failAfter') throw internalError();
        answer = { status: 200, body: key === 'publishable' ? publicView(body) : body };
      } catch (error) {
        if (!(error instanceof ApiError) || !error.keptForReplay) throw error;
        answer = this.failure(error, key);
      }
      await idempotency?.keep(store, answer, requestId);
      await onPoint?.(`${operation.name}:after-effect`, { id: idOf(answer.body) ?? id });
      return answer;
    });
    this.afterCommit();
    await onPoint?.(`${operation.name}:after-commit`, { id: idOf(outcome.body) ?? id });
    return outcome;
  }

  private failure(error: unknown, key: Call['key'] = 'secret'): Outcome {
    const known = error instanceof ApiError ? error : undefined;
    if (known) {
      const { payment_intent: intent, ...body } = known.body;
      const shown = intent && (key === 'publishable' ? publicView(intent) : intent);
      return {
        status: known.status,
        body: { error: { ...body, ...(shown && { payment_intent: shown }) } },
        headers: known.headers,
      };
    }
    // 55P03: the object is locked for too long; 40P01: two requests locked each other out.
    const code = (error as { code?: string }).code;
    if (code === '55P03' || code === '40P01') return this.failure(rateLimited('lock_timeout'));
    this.options.onError?.(error);
    return {
      status: 500,
      body: { error: { type: 'api_error', message: 'The payment sandbox could not do its work.' } },
    };
  }
}

function send(req: Request, res: Response, outcome: Outcome, requestId: string): void {
  if (req.socket.destroyed) return;
  res.set({
    'Request-Id': requestId,
    'Stripe-Version': req.get('stripe-version') ?? Stripe.API_VERSION,
    'Cache-Control': 'no-cache, no-store',
    'Access-Control-Expose-Headers': 'Request-Id',
  });
  const key = req.get('idempotency-key');
  if (key && req.method === 'POST') {
    res.set('Idempotency-Key', encodeURI(key));
    // A stored 500 stays one: asking again under the same key is of no use.
    const stored = outcome.replayed === true || outcome.headers?.['Stripe-Should-Retry'] === 'false';
    if (stored && outcome.status === 500) res.set('Stripe-Should-Retry', 'false');
  }
  if (outcome.replayed) {
    res.set('Idempotent-Replayed', 'true');
    res.set('Original-Request', (outcome as { requestId?: string }).requestId ?? '');
  }
  if (outcome.headers?.['Stripe-Should-Retry'] === 'true') res.set('Stripe-Should-Retry', 'true');
  res
    .status(outcome.status)
    .type('application/json')
    .send(JSON.stringify(outcome.body, null, 2));
}

/** A GET carries its parameters in the query, all else in a form body. */
function bodyOf(req: Request): string {
  const query = req.originalUrl.split('?', 2)[1] ?? '';
  if (req.method === 'GET') return query;
  return typeof req.body === 'string' ? req.body : '';
}

/** Without what the API is mounted under. */
const apiPathOf = ({ originalUrl }: Request): string => {
  const path = originalUrl.split('?', 1)[0] ?? '';
  return path.slice(path.indexOf('/v1'));
};
const idOf = (body: object): string | undefined => ('id' in body ? String(body.id) : undefined);
