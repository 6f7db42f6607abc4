import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { RuleObservation, RuleObservationConnection } from './rule-observation.entity.js';
import { ResolveObservationArgs, RuleObservationsArgs } from './rule-observation.inputs.js';
import { RuleObservations } from './rule-observations.service.js';

@AdminOnly()
@Resolver(() => RuleObservation)
export class RuleObservationsResolver {
  constructor(private readonly observations: RuleObservations) {}

  @Query(() => RuleObservationConnection, {
    description: 'For admins: what parties of transfers told about companies, newest first.',
  })
  ruleObservations(@Args() args: RuleObservationsArgs) {
    return this.observations.list(args);
  }

  @Query(() => WaitingCount, {
    description:
      'For admins: about how many companies at least three open observations agree on something that the rule does not say.',
  })
  ruleObservationsWaiting(): Promise<WaitingCount> {
    return this.observations.waiting();
  }

  @Mutation(() => RuleObservation, {
    description: 'For admins: says that the rule follows an observation now, or dismisses it.',
  })
  resolveObservation(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The observation.' }) id: string,
    @Args() args: ResolveObservationArgs,
  ): Promise<RuleObservation> {
    return this.observations.resolve(caller, id, args);
  }
}
