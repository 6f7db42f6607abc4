import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits, type LimitName } from '../../common/cluster/rate-limits.js';

/** What is counted of what a holder writes. */
type CountedWrite = 'submit' | 'listingEdit' | 'listingAct';

interface WritingLimit {
  limit: LimitName;
  /** Whose writes are counted together. */
  by: string;
}

/** How much holders may write. */
@Injectable()
export class WritingLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one write of the viewer, or of the organisation they act for; throws RATE_LIMITED if that exceeds the limit. */
  async take(write: CountedWrite, viewer: Viewer, organisationId: string | null): Promise<void> {
    if (organisationId) return this.limits.take('organisationWrite', organisationId);
    const { limit, by } = this.limitsOf(viewer)[write];
    return this.limits.take(limit, by);
  }

  /** The limits of a private person, who counts alone. */
  limitsOf({ id: by }: Viewer): Record<CountedWrite, WritingLimit> {
    return {
      submit: { limit: 'submit', by },
      listingEdit: { limit: 'listingEdit', by },
      listingAct: { limit: 'listingAct', by },
    };
  }
}
