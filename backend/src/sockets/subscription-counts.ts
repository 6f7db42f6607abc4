import { AppError } from '../common/errors.js';
import type { RequestContext } from '../common/request-of.js';
import { MAX_COST } from '../graphql/cost.js';
import { SOCKET_LIMITS } from './socket-limits.js';

interface Counts {
  open: number;
  /** The sum of what they cost: fields that one event may have for all of them (`graphql/cost.ts`). */
  cost: number;
}

/**
 * Counts the open subscriptions of each member, and of the visitors of each source, over all sockets of this process. An
 * event may cost as much for all of them together as one query over HTTP.
 */
export class SubscriptionCounts {
  private readonly byCaller = new Map<string, Counts>();

  /** `limitsSources` is false with RATE_LIMITS=off. */
  constructor(private readonly limitsSources: boolean) {}

  /** Counts one more; returns a function that takes it back. Throws if it is too many or too much. */
  add({ viewer, source }: Pick<RequestContext, 'viewer' | 'source'>, cost: number): () => void {
    const caller = viewer?.id ?? source;
    const counts = this.byCaller.get(caller) ?? { open: 0, cost: 0 };
    if (viewer && counts.open >= SOCKET_LIMITS.perMember)
      throw new AppError(
        'RATE_LIMITED',
        `At most ${SOCKET_LIMITS.perMember} subscriptions at a time, please.`,
      );
    if ((viewer || this.limitsSources) && counts.cost + cost > MAX_COST)
      throw new AppError(
        'RATE_LIMITED',
        'Your subscriptions together ask for too much; please end some of them.',
      );
    counts.open++;
    counts.cost += cost;
    this.byCaller.set(caller, counts);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      counts.cost -= cost;
      if (--counts.open === 0) this.byCaller.delete(caller);
    };
  }
}
