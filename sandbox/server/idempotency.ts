import { createHash } from 'node:crypto';
import { ApiError } from './errors.js';
import type { Form, FormValue } from './params.js';
import type { Store } from './store.js';

export interface Answer {
  status: number;
  body: object;
}

/**
 * The first answer under a key is the answer for a day. The claim is a lock of the transaction that does the
 * work, so a process that dies in between leaves neither an effect nor a claim behind.
 */
export class IdempotencyKey {
  constructor(
    readonly key: string,
    private readonly path: string,
    private readonly fingerprint: string,
  ) {}

  static of(key: string, path: string, form: Form): IdempotencyKey {
    if (key.length > 255)
      throw new ApiError(
        400,
        { type: 'invalid_request_error', message: 'Idempotency keys can have at most 255 characters.' },
        false,
      );
    const fingerprint = createHash('sha256')
      .update(`${path}\n${JSON.stringify(sorted(form))}`)
      .digest('hex');
    return new IdempotencyKey(key, path, fingerprint);
  }

  /** The stored answer, or nothing: then the key is ours until the transaction ends. */
  async claim(store: Store): Promise<(Answer & { requestId: string }) | undefined> {
    const { rows: locks } = await store.db.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('sandbox idempotency ' || $1, 0)) as free`,
      [this.key],
    );
    if (!locks[0]?.free)
      throw new ApiError(
        409,
        {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${this.key}. Please try again later.`,
        },
        false,
        { 'Stripe-Should-Retry': 'true' },
      );
    const { rows } = await store.db.query<{
      fingerprint: string;
      path: string;
      status: number;
      body: object;
      request_id: string;
    }>('select fingerprint, path, status, body, request_id from sandbox.idempotency_keys where key = $1', [
      this.key,
    ]);
    const before = rows[0];
    if (!before) return undefined;
    if (before.path !== this.path)
      throw this.mismatch(
        `for the same endpoint they were first used for ('${before.path}' vs '${this.path}')`,
      );
    if (before.fingerprint !== this.fingerprint)
      throw this.mismatch('with the same parameters they were first used with');
    return { status: before.status, body: before.body, requestId: before.request_id };
  }

  async keep(store: Store, answer: Answer, requestId: string): Promise<void> {
    await store.db.query(
      `insert into sandbox.idempotency_keys (key, fingerprint, path, status, body, request_id)
       values ($1, $2, $3, $4, $5, $6)`,
      [this.key, this.fingerprint, this.path, answer.status, JSON.stringify(answer.body), requestId],
    );
  }

  private mismatch(rule: string): ApiError {
    return new ApiError(
      400,
      {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used ${rule}. Try using a key other than '${this.key}' if you meant to execute a different request.`,
      },
      false,
    );
  }
}

/** The order in which a client writes its parameters means nothing. */
function sorted(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.keys(value)
    .sort()
    .map((key) => [key, sorted(value[key] as FormValue)]);
}
