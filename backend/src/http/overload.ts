import type { OnApplicationShutdown } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { errorPage, wantsPage } from '../common/error-page.js';
import { AppError, errorBody } from '../common/errors.js';
import { isRead } from './is-read.js';
import { ReadLimit } from './read-limit.js';

/** More than this at once only makes everybody wait: the database works on sixteen. */
const MOST_IN_FLIGHT = 256;
/** Whoever has waited longer would have their answer too late, where a crowd waits. */
const PATIENCE_MS = 100;
/** So many are no crowd: all of them get their turn, though it takes a second. */
const BURST = 256;
/** A refusal takes its time, so that those who ask again at once leave time for the others, and do not all do it at once. */
const TOLD_AFTER_MS = { least: 1_000, most: 2_000 };
const MOST_WAITING = 4_096;
const LOOK_EVERY_MS = 100;
/** So many new connections go before the work of those who are in. */
const ARRIVALS_AT_ONCE = 1_000;
/** And for so long: where they never end, whoever is in waits for nothing. */
const ARRIVALS_MS = 50;
const NOT_LOOKED_YET = -1;
/** What must answer whatever happens: the machines that watch us, and the provider that tells us of money. */
const NEVER_SHED = /^\/(?:healthz|readyz|metrics|api\/stripe\/webhook)(?:\/|$)/;

const REFUSAL = new AppError('UNAVAILABLE', 'Many people are here right now. Please try again in a moment.', {
  retryAfterSeconds: 1,
});
const REFUSAL_BODY = JSON.stringify(errorBody(REFUSAL));

interface Visit {
  request: Request;
  response: Response;
  isRead: boolean;
  since: number;
  /** When it is refused, unless it was let in. */
  toldAt: number;
  enter: () => void;
}

/**
 * Refuses what could not be answered in time, so that what is let in still is. Reads are let in as fast as they are
 * answered, the newest first; writes are few, some wait for the payment provider, and only the hard limit holds them.
 */
export class Traffic implements OnApplicationShutdown {
  private inFlight = 0;
  private reads = 0;
  private waiting: Visit[] = [];
  private readonly timer: NodeJS.Timeout;
  private arrivals = 0;
  private isOpening = false;

  constructor(
    private readonly most = MOST_IN_FLIGHT,
    private readonly readLimit = new ReadLimit(most),
  ) {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  readonly handler: RequestHandler = (request, response, next) => {
    if (NEVER_SHED.test(request.path)) return next();
    const since = Date.now();
    const visit = {
      request,
      response,
      isRead: isRead(request),
      since,
      toldAt: since + aWhile(),
      enter: next,
    };
    if (!visit.isRead && this.hasRoomFor(visit)) return this.letIn(visit);
    if (this.waiting.length >= MOST_WAITING) return refuse(visit);
    this.waiting.push(visit);
    this.openSoon();
  };

  /** Whoever comes while others are at work: Node takes in one connection per turn of its loop. */
  arrived(): void {
    this.arrivals++;
  }

  /** After the last answer. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private hasRoomFor({ isRead }: Visit): boolean {
    return this.inFlight < this.most && (!isRead || this.reads < this.readLimit.now);
  }

  private letIn({ response, isRead, enter }: Visit): void {
    const from = performance.now();
    this.inFlight++;
    if (isRead) this.reads++;
    let isUnderWay = true;
    const leave = () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.inFlight--;
      if (isRead) {
        this.reads--;
        this.readLimit.answered(performance.now() - from);
      }
      this.openSoon();
    };
    // with the answer made, not with the answer read: a reader that does not read takes nobody's place
    response.once('prefinish', leave);
    response.once('close', leave);
    enter();
  }

  private openSoon(): void {
    if (this.isOpening || this.waiting.length === 0) return;
    this.isOpening = true;
    this.open(this.arrivals, NOT_LOOKED_YET, performance.now() + ARRIVALS_MS);
  }

  /** Quick turns while connections come in, which would wait for seconds behind long ones; then the work. */
  private open(from: number, before: number, until: number): void {
    setImmediate(() => {
      const { arrivals } = this;
      const areMoreComing = arrivals > before && arrivals - from < ARRIVALS_AT_ONCE;
      if (areMoreComing && performance.now() < until) return this.open(from, arrivals, until);
      this.isOpening = false;
      this.letMoreIn();
    });
  }

  private letMoreIn(): void {
    const oldest = Date.now() - (this.waiting.length > BURST ? PATIENCE_MS : Infinity);
    for (let visit = this.waiting.at(-1); visit && visit.since >= oldest; visit = this.waiting.at(-1)) {
      if (!this.hasRoomFor(visit)) return;
      this.waiting.pop();
      if (!visit.response.destroyed) this.letIn(visit);
    }
  }

  private look(): void {
    this.readLimit.look(this.waiting.length > 0);
    // after a long turn nobody is told off for whom there is a place
    this.letMoreIn();
    const now = Date.now();
    const [late, others] = [[] as Visit[], [] as Visit[]];
    for (const visit of this.waiting) (visit.toldAt < now ? late : others).push(visit);
    this.waiting = others;
    for (const visit of late) refuse(visit);
    this.openSoon();
  }
}

const aWhile = (): number => TOLD_AFTER_MS.least + Math.random() * (TOLD_AFTER_MS.most - TOLD_AFTER_MS.least);

/** Cheaply: at such times it is said thousands of times a second. */
function refuse({ request, response }: Visit): void {
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
