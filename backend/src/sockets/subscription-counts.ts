import { AppError } from '../common/api/errors.js';
import type { RequestContext } from '../common/api/request-of.js';
import { MAX_COST } from '../graphql/cost.js';
import { SOCKET_LIMITS } from './socket-limits.js';

interface Counts {
  open: number;
  /** The number of subscriptions per operation. An event is executed once per operation. */
  operations: Map<string, number>;
  /** The sum of what the operations cost (`graphql/cost.ts`). */
  cost: number;
}

interface Counted {
  /** Equal for operations that have the same results. */
  key: string;
  cost: number;
}

/**
 * Counts the open subscriptions of each member, and of the visitors of each source, over all sockets of this process.
 * One event may cost as much for all subscriptions of a caller as one query over HTTP.
 */
export class SubscriptionCounts {
  private readonly byCaller = new Map<string, Counts>();

  /** `limitsSources` is false with RATE_LIMITS=off. */
  constructor(private readonly limitsSources: boolean) {}

  /**
   * Counts one more subscription and returns a function that removes it. Throws if there are too many or they cost too
   * much.
   */
  add({ viewer, source }: Pick<RequestContext, 'viewer' | 'source'>, { key, cost }: Counted): () => void {
    const caller = viewer?.id ?? source;
    const counts = this.byCaller.get(caller) ?? { open: 0, operations: new Map<string, number>(), cost: 0 };
    if (viewer && counts.open >= SOCKET_LIMITS.perMember)
      throw new AppError(
        'RATE_LIMITED',
        `At most ${SOCKET_LIMITS.perMember} subscriptions at a time, please.`,
      );
    const same = counts.operations.get(key) ?? 0;
    const total = counts.cost + (same === 0 ? cost : 0);
    if ((viewer || this.limitsSources) && total > MAX_COST)
      throw new AppError(
        'RATE_LIMITED',
        'Your subscriptions together ask for too much; please end some of them.',
      );
    counts.open++;
    counts.cost = total;
    counts.operations.set(key, same + 1);
    this.byCaller.set(caller, counts);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (counts.operations.get(key) ?? 0) - 1;
      if (left > 0) counts.operations.set(key, left);
      else {
        counts.operations.delete(key);
        counts.cost -= cost;
      }
      if (--counts.open === 0) this.byCaller.delete(caller);
    };
  }
}
