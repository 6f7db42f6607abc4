import { Args, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly } from '../common/api/access.js';
import { Overview, OverviewArgs } from './overview.types.js';
import { OverviewService } from './overview.service.js';

@AdminOnly()
@Resolver()
export class OverviewResolver {
  constructor(private readonly overview: OverviewService) {}

  @Query(() => Overview, {
    name: 'overview',
    description: 'For admins: the figures of the last days and of the period before.',
  })
  getOverview(@Args() { days }: OverviewArgs): Promise<Overview> {
    return this.overview.of(days);
  }
}
