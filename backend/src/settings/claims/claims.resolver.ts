import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ClaimsService } from './claims.service.js';
import { Claim, SetClaimInput } from './claims.types.js';

@AdminOnly()
@Resolver()
export class ClaimsResolver {
  constructor(private readonly service: ClaimsService) {}

  @Query(() => [Claim], {
    description:
      'For admins: the shipped texts that claim something, in the order in which visitors read them.',
  })
  claims(): Promise<Claim[]> {
    return this.service.list();
  }

  @Mutation(() => Claim, {
    description:
      'For admins: confirms that a claim is true of this site, or takes that back. Where real money moves, visitors see a shipped claim only once it is confirmed.',
  })
  setClaim(
    @Caller() caller: RequestContext,
    @Args('key', { description: 'Key of the claim.' }) key: string,
    @Args('input', { description: 'The decision.' }) { confirmed }: SetClaimInput,
  ): Promise<Claim> {
    return this.service.set(caller, key, confirmed);
  }
}
