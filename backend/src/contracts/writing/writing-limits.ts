import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';

/** What is counted of what a holder writes. */
type CountedWrite = 'submit' | 'listingEdit' | 'listingAct';

/** How much holders may write. */
@Injectable()
export class WritingLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one write of the viewer, or of the organisation they act for; throws RATE_LIMITED if that exceeds the limit. */
  take(write: CountedWrite, viewer: Viewer, organisationId: string | null): Promise<void> {
    return organisationId
      ? this.limits.take('organisationWrite', organisationId)
      : this.limits.take(write, viewer.id);
  }
}
