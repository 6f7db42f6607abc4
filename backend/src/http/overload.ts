import type { OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { errorPage, wantsPage } from '../common/error-page.js';
import { AppError, errorBody } from '../common/errors.js';
import { Arrivals } from './arrivals.js';
import { isRead } from './is-read.js';
import { ReadLimit } from './read-limit.js';

/** More than this at once only makes everybody wait: the database works on sixteen. */
const MOST_IN_FLIGHT = 256;
/** Whoever has waited longer would have their answer too late, where a crowd waits. */
const PATIENCE_MS = 250;
/** So many are no crowd: all of them get their turn, though it takes a second. */
const BURST = 256;
/** A refusal takes its time, so that those who ask again at once leave time for the others, and do not all do it at once. */
const TOLD_AFTER_MS = { least: 1_500, most: 3_000 };
const MOST_WAITING = 4_096;
const LOOK_EVERY_MS = 100;
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
  /** Too old to be let in before others; they are told so when their time has come, or get their turn after all. */
  private late: Visit[] = [];
  private isOpening = false;
  private readonly timer: NodeJS.Timeout;
  private readonly arrivals = new Arrivals();

  constructor(
    private readonly most = MOST_IN_FLIGHT,
    private readonly readLimit = new ReadLimit(most),
  ) {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  readonly handler: RequestHandler = (request, response, next) => {
    if (NEVER_SHED.test(request.path)) return next();
    const visit = {
      request,
      response,
      isRead: isRead(request),
      since: this.arrivals.waitingSince(request.socket),
      toldAt: performance.now() + aWhile(),
      enter: next,
    };
    if (!visit.isRead && this.hasRoomFor(visit)) return this.letIn(visit);
    if (this.crowd >= MOST_WAITING) return refuse(visit);
    this.waiting.push(visit);
    this.openSoon();
  };

  /** For what costs next to nothing and needs no turn. While a crowd is taken in, it takes its turn, too. */
  aside(handler: RequestHandler): RequestHandler {
    return (request, response, next) => (this.arrivals.areMany ? next() : handler(request, response, next));
  }

  arrived(socket: Socket): void {
    this.arrivals.came(socket);
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

  private get crowd(): number {
    return this.waiting.length + this.late.length;
  }

  private openSoon(): void {
    if (this.isOpening || this.crowd === 0) return;
    this.isOpening = true;
    this.arrivals.takeIn(
      () => this.crowd > BURST,
      () => {
        this.isOpening = false;
        this.letMoreIn();
      },
    );
  }

  private letMoreIn(): void {
    const isCrowd = this.crowd > BURST;
    const oldest = performance.now() - PATIENCE_MS;
    if (!isCrowd) this.forgiveLate();
    for (let visit = this.waiting.at(-1); visit && this.hasRoomFor(visit); visit = this.waiting.at(-1)) {
      this.waiting.pop();
      if (visit.response.destroyed) continue;
      if (isCrowd && visit.since < oldest) this.late.push(visit);
      else this.letIn(visit);
    }
  }

  /** They get their turn after all: nobody waits whose answer would be in time. */
  private forgiveLate(): void {
    for (const visit of this.late) visit.since = Infinity;
    this.waiting.unshift(...this.late.splice(0));
  }

  private look(): void {
    this.readLimit.look(this.crowd > 0);
    // nobody is told off for whom there is a place: not after a long turn, nor where the crowd is through
    if (this.waiting.length === 0) this.forgiveLate();
    this.letMoreIn();
    const now = performance.now();
    const isDue = ({ toldAt }: Visit) => toldAt < now;
    for (const visit of [...this.waiting, ...this.late].filter(isDue)) refuse(visit);
    this.waiting = this.waiting.filter((visit) => !isDue(visit));
    this.late = this.late.filter((visit) => !isDue(visit));
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
