import type { OnApplicationShutdown } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { errorPage, wantsPage } from '../common/http/error-page.js';
import { AppError, errorBody } from '../common/api/errors.js';
import { nonceFor } from '../common/http/nonce.js';
import { isRead } from '../graphql/documents.js';
import { ReadLimit } from './read-limit.js';

/** More requests at once only make each of them slower: the database has sixteen connections. */
const MAX_IN_FLIGHT = 256;
const MAX_QUEUED = 4_096;
/** Queued requests are refused after this delay, with jitter so that clients that retry immediately do not stampede. */
const REFUSAL_DELAY_MS = { min: 1_500, max: 3_000 };
const TICK_MS = 100;
/** Exponential decay per tick; 0.8 weights about the last 500 ms. */
const DECAY_PER_TICK = 0.8;
/**
 * Never shed: monitoring, and the payment provider's notices. Exact paths, so that no other address shares the
 * exemption.
 */
const NEVER_SHED = new Set(['/healthz', '/readyz', '/metrics', '/api/stripe/webhook']);

const REFUSAL = new AppError('UNAVAILABLE', 'Many people are here right now. Please try again in a moment.', {
  retryAfterSeconds: 1,
});
const REFUSAL_BODY = JSON.stringify(errorBody(REFUSAL));

interface QueuedRequest {
  request: Request;
  response: Response;
  isRead: boolean;
  /** When it is answered 503 unless it was admitted before. */
  refuseAt: number;
  admit: () => void;
}

/**
 * Sheds requests that could not be answered in time (docs/adr/0009). Queued requests are admitted in arrival order
 * while the queue is no longer than the answers of the last half second, otherwise newest first. Writes go before
 * reads: they are few, and only the limit of all requests in flight applies to them, because some wait for the payment
 * provider.
 */
export class OverloadControl implements OnApplicationShutdown {
  private inFlight = 0;
  private reads = 0;
  /** Answers of about the last half second. */
  private answered = 0;
  /** In order of arrival. */
  private readonly queued = { writes: [] as QueuedRequest[], reads: [] as QueuedRequest[] };
  private isScheduled = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly maxInFlight = MAX_IN_FLIGHT,
    private readonly readLimit = new ReadLimit(maxInFlight),
  ) {
    this.timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  readonly handler: RequestHandler = (request, response, next) => {
    if (NEVER_SHED.has(request.path)) return next();
    const queuedRequest = {
      request,
      response,
      isRead: isRead(request),
      refuseAt: performance.now() + refusalDelay(),
      admit: next,
    };
    if (!queuedRequest.isRead && this.hasCapacityFor(queuedRequest)) return this.admit(queuedRequest);
    if (this.waiting >= MAX_QUEUED) return refuse(queuedRequest);
    this.queued[queuedRequest.isRead ? 'reads' : 'writes'].push(queuedRequest);
    this.scheduleAdmission();
  };

  /** Nest calls this after the last answer. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private get waiting(): number {
    return this.queued.writes.length + this.queued.reads.length;
  }

  private hasCapacityFor({ isRead }: QueuedRequest): boolean {
    return this.inFlight < this.maxInFlight && (!isRead || this.reads < this.readLimit.current);
  }

  private admit({ response, isRead, admit }: QueuedRequest): void {
    const from = performance.now();
    this.inFlight++;
    if (isRead) this.reads++;
    let isInFlight = true;
    const finish = (isAnswered: boolean) => {
      if (!isInFlight) return;
      isInFlight = false;
      this.inFlight--;
      if (isAnswered) this.answered++;
      if (isRead) {
        this.reads--;
        this.readLimit.record(performance.now() - from);
      }
      this.scheduleAdmission();
    };
    // when the response is produced, not when it is read: a client that reads slowly takes no capacity
    response.on('prefinish', () => finish(true));
    response.on('close', () => finish(false));
    admit();
  }

  /** Admits once per turn of the event loop, after the requests that arrived in the same turn were queued. */
  private scheduleAdmission(): void {
    if (this.isScheduled || this.waiting === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.admitQueued();
    });
  }

  private admitQueued(): void {
    for (const queue of [this.queued.writes, this.queued.reads])
      while (queue[0] && this.hasCapacityFor(queue[0])) {
        const next = this.next(queue);
        if (next && !next.response.destroyed) this.admit(next);
      }
  }

  /**
   * Takes the oldest request of a short queue: if a few clients ask without pause, newest first would never serve it.
   */
  private next(queue: QueuedRequest[]): QueuedRequest | undefined {
    return this.waiting <= this.answered ? queue.shift() : queue.pop();
  }

  private tick(): void {
    this.answered *= DECAY_PER_TICK;
    this.readLimit.adjust(this.waiting > 0);
    // before refusing: after a long turn of the event loop there may be capacity for requests that are due
    this.admitQueued();
    const now = performance.now();
    for (const kind of ['writes', 'reads'] as const)
      this.queued[kind] = this.queued[kind].filter((request) => {
        const isDue = request.refuseAt < now;
        if (isDue) refuse(request);
        return !isDue;
      });
  }
}

const refusalDelay = (): number =>
  REFUSAL_DELAY_MS.min + Math.random() * (REFUSAL_DELAY_MS.max - REFUSAL_DELAY_MS.min);

/** Written without the framework: under overload this runs thousands of times a second. */
function refuse({ request, response }: QueuedRequest): void {
  if (response.destroyed) return;
  const isPage = wantsPage(request);
  const body = isPage ? errorPage(REFUSAL, nonceFor(response)) : REFUSAL_BODY;
  response.locals.errorCode = REFUSAL.code;
  response.writeHead(REFUSAL.status, {
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': REFUSAL.details?.retryAfterSeconds,
  });
  response.end(body);
}
