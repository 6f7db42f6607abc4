import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, NeedsStepUp, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import type { ListLength } from '../graphql/cost.js';
import { StateAvailability } from './availability.entity.js';
import { AvailabilityAt, AvailabilityAtArgs, SetAvailabilityInput } from './availability.inputs.js';
import { AvailabilityService } from './availability.service.js';

@Resolver(() => StateAvailability)
export class AvailabilityResolver {
  constructor(private readonly service: AvailabilityService) {}

  @AdminOnly()
  @Extensions({ usualLength: 255 } satisfies ListLength)
  @Query(() => [StateAvailability], {
    description: 'For admins: what is allowed in each of the 51 states with each type of contract.',
  })
  availability(): Promise<StateAvailability[]> {
    return this.service.list();
  }

  @Public()
  @Query(() => AvailabilityAt, {
    description: 'What holds for a contract of a type at a location, before it is listed.',
  })
  availabilityAt(
    @Caller() caller: RequestContext,
    @Args() args: AvailabilityAtArgs,
  ): Promise<AvailabilityAt> {
    return this.service.at(caller, args);
  }

  @AdminOnly()
  @NeedsStepUp()
  @Mutation(() => StateAvailability, {
    description:
      'For admins: allows or stops listings and sales of a type in a state, and sets the fee rule of later purchases.',
  })
  setAvailability(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'What is allowed.' }) input: SetAvailabilityInput,
  ): Promise<StateAvailability> {
    return this.service.set(caller, input, input);
  }
}
