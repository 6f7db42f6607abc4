import { AppError } from '../common/api/errors.js';
import { SOCKET_LIMITS } from './socket-limits.js';

interface Counts {
  all: number;
  /** Those without a session. */
  visitors: number;
}

const NONE: Counts = { all: 0, visitors: 0 };

/** Counts the open sockets, in total and of each source (`common/api/source.ts`), and enforces the limits on them. */
export class SocketCounts {
  private readonly bySource = new Map<string, Counts>();
  private total = 0;

  /** `limitsSources` is false with RATE_LIMITS=off. */
  constructor(private readonly limitsSources: boolean) {}

  add(source: string, isVisitor: boolean, by: 1 | -1): void {
    this.total += by;
    const { all, visitors } = this.of(source);
    if (all + by > 0) this.bySource.set(source, { all: all + by, visitors: visitors + (isVisitor ? by : 0) });
    else this.bySource.delete(source);
  }

  /** Throws if one more socket of the source is too many; `isVisitor` is undefined before the session is read. */
  refuseExcess(source: string, isVisitor?: boolean): void {
    const { sockets, socketsPerSource, visitorSocketsPerSource } = SOCKET_LIMITS;
    if (this.total >= sockets)
      throw new AppError('UNAVAILABLE', 'The service is busy right now.', { retryAfterSeconds: 10 });
    const { all, visitors } = this.of(source);
    const isOver = all >= socketsPerSource || (isVisitor && visitors >= visitorSocketsPerSource);
    if (this.limitsSources && isOver)
      throw new AppError('RATE_LIMITED', 'Too many connections from here.', { retryAfterSeconds: 10 });
  }

  private of(source: string): Counts {
    return this.bySource.get(source) ?? NONE;
  }
}
