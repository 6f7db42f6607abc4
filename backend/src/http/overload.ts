import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OnModuleDestroy } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AppError } from '../common/errors.js';

/** More than this at once only makes everybody wait: the database works on sixteen. */
const MOST_IN_FLIGHT = 256;
/** Where the loop itself is late, fewer; one slow moment alone turns nobody away. */
const MOST_WHILE_LATE = 32;
const LONGEST_LOOP_DELAY_MS = 250;
const LOOK_EVERY_MS = 100;
/** What must answer whatever happens: the machines that watch us, and the provider that tells us of money. */
const NEVER_SHED = /^\/(?:healthz|readyz|metrics|api\/stripe\/webhook|sandbox)(?:\/|$)/;

/**
 * Refuses at the door what could not be answered in time, so that what is let in still is. While the product stops,
 * lets what is under way finish and takes no connection further.
 */
export class Traffic implements OnModuleDestroy {
  private inFlight = 0;
  private late = false;
  private draining = false;
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly most = MOST_IN_FLIGHT) {
    this.delay.enable();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  readonly handler: RequestHandler = (request, response, next) => {
    if (this.draining) response.setHeader('Connection', 'close');
    const most = this.late ? Math.min(this.most, MOST_WHILE_LATE) : this.most;
    if (this.inFlight >= most && !NEVER_SHED.test(request.path))
      throw new AppError('UNAVAILABLE', 'Many people are here right now. Please try again in a moment.', {
        retryAfterSeconds: 1,
      });
    this.inFlight++;
    response.once('close', () => this.inFlight--);
    next();
  };

  /** The product stops: what is under way still gets its answer. */
  onModuleDestroy(): void {
    this.draining = true;
    clearInterval(this.timer);
    this.delay.disable();
  }

  /** Each look starts anew, so that lateness is over as soon as the loop keeps up again. */
  private look(): void {
    this.late = this.delay.mean / 1e6 > LONGEST_LOOP_DELAY_MS;
    this.delay.reset();
  }
}
