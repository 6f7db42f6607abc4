import type { OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { errorPage, wantsPage } from '../common/error-page.js';
import { AppError, errorBody } from '../common/errors.js';
import { Arrivals } from './arrivals.js';
import { isRead } from './is-read.js';
import { ReadLimit } from './read-limit.js';

/** More requests at once only make each of them slower: the database has sixteen connections. */
const MAX_IN_FLIGHT = 256;
/** During a burst, a request that has waited longer is passed over: its answer would come too late. */
const MAX_WAIT_MS = 250;
/** Up to this many queued requests are always served, never shed, even if it takes a second. */
const BURST = 256;
/** 503 responses are delayed with jitter, so that clients which retry immediately do not stampede. */
const REFUSAL_DELAY_MS = { min: 1_500, max: 3_000 };
const MAX_QUEUED = 4_096;
const TICK_MS = 100;
/** Never shed: monitoring, and the payment provider's notices. Exact paths, so that no other address shares the exemption. */
const NEVER_SHED = new Set(['/healthz', '/readyz', '/metrics', '/api/stripe/webhook']);

const REFUSAL = new AppError('UNAVAILABLE', 'Many people are here right now. Please try again in a moment.', {
  retryAfterSeconds: 1,
});
const REFUSAL_BODY = JSON.stringify(errorBody(REFUSAL));

interface QueuedRequest {
  request: Request;
  response: Response;
  isRead: boolean;
  since: number;
  /** When it is answered 503 unless it was admitted before. */
  refuseAt: number;
  admit: () => void;
}

/**
 * Sheds requests that could not be answered in time, so that admitted ones are. Reads are admitted as fast as they are
 * answered, the newest first. Writes are few and some wait for the payment provider: only the hard limit holds them.
 */
export class Traffic implements OnApplicationShutdown {
  private inFlight = 0;
  private reads = 0;
  private waiting: QueuedRequest[] = [];
  /** Waited longer than MAX_WAIT_MS during a burst: refused when their time comes, or served if the burst ends before. */
  private late: QueuedRequest[] = [];
  private isScheduled = false;
  private readonly timer: NodeJS.Timeout;
  private readonly arrivals = new Arrivals();

  constructor(
    private readonly most = MAX_IN_FLIGHT,
    private readonly readLimit = new ReadLimit(most),
  ) {
    this.timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  readonly handler: RequestHandler = (request, response, next) => {
    if (NEVER_SHED.has(request.path)) return next();
    const queuedRequest = {
      request,
      response,
      isRead: isRead(request),
      since: this.arrivals.waitingSince(request.socket),
      refuseAt: performance.now() + refusalDelay(),
      admit: next,
    };
    if (!queuedRequest.isRead && this.hasCapacityFor(queuedRequest)) return this.admit(queuedRequest);
    if (this.queued >= MAX_QUEUED) return refuse(queuedRequest);
    this.waiting.push(queuedRequest);
    this.scheduleAdmission();
  };

  /** Runs a handler that costs next to nothing without queueing, except while a burst of connections is accepted. */
  bypass(handler: RequestHandler): RequestHandler {
    return (request, response, next) =>
      this.arrivals.isAcceptingBurst ? next() : handler(request, response, next);
  }

  connected(socket: Socket): void {
    this.arrivals.connected(socket);
  }

  /** After the last answer. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private hasCapacityFor({ isRead }: QueuedRequest): boolean {
    return this.inFlight < this.most && (!isRead || this.reads < this.readLimit.current);
  }

  private admit({ response, isRead, admit }: QueuedRequest): void {
    const from = performance.now();
    this.inFlight++;
    if (isRead) this.reads++;
    let isInFlight = true;
    const finish = () => {
      if (!isInFlight) return;
      isInFlight = false;
      this.inFlight--;
      if (isRead) {
        this.reads--;
        this.readLimit.record(performance.now() - from);
      }
      this.scheduleAdmission();
    };
    // when the response is produced, not when it is read: a client that reads slowly takes no capacity
    response.once('prefinish', finish);
    response.once('close', finish);
    admit();
  }

  private get queued(): number {
    return this.waiting.length + this.late.length;
  }

  private scheduleAdmission(): void {
    if (this.isScheduled || this.queued === 0) return;
    this.isScheduled = true;
    this.arrivals.acceptFirst(
      () => this.queued > BURST,
      () => {
        this.isScheduled = false;
        this.admitQueued();
      },
    );
  }

  private admitQueued(): void {
    const isBurst = this.queued > BURST;
    const oldest = performance.now() - MAX_WAIT_MS;
    if (!isBurst) this.requeueLate();
    for (let last = this.waiting.at(-1); last && this.hasCapacityFor(last); last = this.waiting.at(-1)) {
      this.waiting.pop();
      if (last.response.destroyed) continue;
      if (isBurst && last.since < oldest) this.late.push(last);
      else this.admit(last);
    }
  }

  /** Queues late requests again, not to be passed over a second time. */
  private requeueLate(): void {
    for (const request of this.late) request.since = Infinity;
    this.waiting.unshift(...this.late.splice(0));
  }

  private tick(): void {
    this.readLimit.adjust(this.queued > 0);
    // nothing is refused while there is capacity for it: neither after a long turn nor when the burst is over
    if (this.waiting.length === 0) this.requeueLate();
    this.admitQueued();
    const now = performance.now();
    const isDue = ({ refuseAt }: QueuedRequest) => refuseAt < now;
    for (const due of [...this.waiting, ...this.late].filter(isDue)) refuse(due);
    this.waiting = this.waiting.filter((request) => !isDue(request));
    this.late = this.late.filter((request) => !isDue(request));
    this.scheduleAdmission();
  }
}

const refusalDelay = (): number =>
  REFUSAL_DELAY_MS.min + Math.random() * (REFUSAL_DELAY_MS.max - REFUSAL_DELAY_MS.min);

/** Written without the framework: under overload this runs thousands of times a second. */
function refuse({ request, response }: QueuedRequest): void {
  if (response.destroyed) return;
  const isPage = wantsPage(request);
  const body = isPage ? errorPage(REFUSAL, response.locals.nonce) : REFUSAL_BODY;
  response.locals.errorCode = REFUSAL.code;
  response.writeHead(REFUSAL.status, {
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': REFUSAL.details?.retryAfterSeconds,
  });
  response.end(body);
}
