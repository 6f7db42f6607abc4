import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { FairQueue } from '../../common/fair-queue.js';
import { Database, type Statement } from '../../database/database.js';

/** A request that takes longer counts as lost with its process. */
const RUNS_SECONDS = 60;
/** In ms; each wait is half as long again as the one before. */
const WAIT = { first: 20, longest: 1_000, most: 30_000 };

export interface KeyedRequest {
  ownerId: string;
  userId: string;
  key: string;
  /** Of method, path, and the body as far as it is read. */
  digest: string;
  /** Of a body that the operation reads itself; reads it. */
  uploadDigest: () => Promise<string>;
}

export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null for one that was too long to keep. */
  body: string | null;
}

interface Found extends KeptAnswer {
  digest: string;
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
  text: `update idempotency_keys set status = $3, headers = $4, body = $5, digest = $6, running_until = null
         where owner_id = $1 and key = $2`,
};

export const keyMismatch = () =>
  new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another request.');
const stillRunning = () =>
  new AppError('CONFLICT', 'The first request with this Idempotency-Key is still running.', {
    retryAfterSeconds: 1,
  });
const tooLong = () =>
  new AppError(
    'CONFLICT',
    'The request with this Idempotency-Key has run, but its answer was too long to keep.',
  );

/** One run per key of an owner, and its answer for a day. */
@Injectable()
export class IdempotencyKeys {
  /** Each request that waits holds a place of the requests in flight, so few may; the others are refused at once. */
  private readonly waiting = new FairQueue(
    { atOnce: 64, atOncePerSource: 8, waiting: 0, waitingPerSource: 0 },
    stillRunning,
  );

  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Null if the caller has to run the request; otherwise the answer of the run before, also if it is still under way.
   * `left` ends the wait of a client that has gone.
   */
  async claim(request: KeyedRequest, left: AbortSignal): Promise<KeptAnswer | null> {
    await this.limits.take('idempotencyKey', request.userId);
    const result = await this.claimOrRead(request);
    return result === 'running'
      ? this.waiting.run(request.userId, () => this.waitFor(request, left))
      : result;
  }

  /** `upload` is the digest of a body that the operation has read itself. */
  async keep(
    { ownerId, key, digest }: KeyedRequest,
    { status, headers, body }: KeptAnswer,
    upload: string | undefined,
  ): Promise<void> {
    await this.database.query(KEEP, [ownerId, key, status, headers, body, withUpload(digest, upload)]);
  }

  /** Lets the next request with the key run. SQL: as KEEP. */
  async release({ ownerId, key }: KeyedRequest): Promise<void> {
    await this.database.query('delete from idempotency_keys where owner_id = $1 and key = $2', [
      ownerId,
      key,
    ]);
  }

  private async waitFor(request: KeyedRequest, left: AbortSignal): Promise<KeptAnswer | null> {
    const until = performance.now() + WAIT.most;
    for (let pause = WAIT.first; performance.now() < until; pause = Math.min(pause * 1.5, WAIT.longest)) {
      await sleep(pause, undefined, { signal: left });
      const result = await this.claimOrRead(request);
      if (result !== 'running') return result;
    }
    throw stillRunning();
  }

  /** Null once the key is the caller's. */
  private async claimOrRead(request: KeyedRequest): Promise<KeptAnswer | null | 'running'> {
    const { ownerId, userId, key, digest } = request;
    const [claimed] = await this.database.query(CLAIM, [ownerId, userId, key, digest]);
    if (claimed) return null;
    const [found] = await this.database.query<Partial<Found> & { digest: string }>(READ, [ownerId, key]);
    if (found && found.digest.split(UPLOADED)[0] !== digest) throw keyMismatch();
    return found?.status ? answerFor(request, found as Found) : 'running';
  }
}

const UPLOADED = ' ';
const withUpload = (digest: string, upload: string | undefined) =>
  upload === undefined ? digest : `${digest}${UPLOADED}${upload}`;

async function answerFor({ digest, uploadDigest }: KeyedRequest, found: Found): Promise<KeptAnswer> {
  if (found.digest !== digest && found.digest !== withUpload(digest, await uploadDigest()))
    throw keyMismatch();
  if (found.body === null) throw tooLong();
  return found;
}
