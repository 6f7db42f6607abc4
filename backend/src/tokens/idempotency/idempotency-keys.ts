import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { Database, type Statement } from '../../database/database.js';

/** A request that takes longer counts as lost with its process. */
const RUNS_SECONDS = 60;
const WAIT = { every: 50, most: 30_000 };

export interface KeyedRequest {
  ownerId: string;
  userId: string;
  key: string;
  digest: string;
}

export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** SQL: of several requests at once, one inserts the key. A key of yesterday, or of a lost request, is taken over. */
const CLAIM: Statement = {
  name: 'idempotency.claim',
  text: `insert into idempotency_keys as k (owner_id, user_id, key, digest, running_until)
         values ($1, $2, $3, $4, now() + interval '${RUNS_SECONDS} seconds')
         on conflict (owner_id, key) do update set digest = excluded.digest, running_until = excluded.running_until,
           status = null, headers = null, body = null, created_at = now()
         where k.created_at < now() - interval '1 day'
           or k.status is null and k.running_until < now() and k.digest = excluded.digest
         returning key`,
};

/** SQL: what another request with the key has left. */
const READ: Statement = {
  name: 'idempotency.read',
  text: 'select digest, status, headers, body from idempotency_keys where owner_id = $1 and key = $2',
};

/** SQL: runs before the answer leaves. */
const KEEP: Statement = {
  name: 'idempotency.keep',
  text: `update idempotency_keys set status = $3, headers = $4, body = $5, running_until = null
         where owner_id = $1 and key = $2`,
};

export const keyMismatch = () =>
  new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another request.');

/** One run per key of an owner, and its answer for a day. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Null if the caller has to run the request; otherwise the answer of the run before, also if it is still under way. */
  async claim({ ownerId, userId, key, digest }: KeyedRequest): Promise<KeptAnswer | null> {
    for (const until = performance.now() + WAIT.most; performance.now() < until; await sleep(WAIT.every)) {
      const [claimed] = await this.database.query(CLAIM, [ownerId, userId, key, digest]);
      if (claimed) return null;
      const [found] = await this.database.query<Partial<KeptAnswer> & { digest: string }>(READ, [
        ownerId,
        key,
      ]);
      if (found && found.digest !== digest) throw keyMismatch();
      if (found?.status) return found as KeptAnswer;
    }
    throw new AppError('CONFLICT', 'The first request with this Idempotency-Key is still running.');
  }

  async keep({ ownerId, key }: KeyedRequest, { status, headers, body }: KeptAnswer): Promise<void> {
    await this.database.query(KEEP, [ownerId, key, status, headers, body]);
  }

  /** Lets the next request with the key run. SQL: as KEEP. */
  async release({ ownerId, key }: KeyedRequest): Promise<void> {
    await this.database.query('delete from idempotency_keys where owner_id = $1 and key = $2', [
      ownerId,
      key,
    ]);
  }
}
