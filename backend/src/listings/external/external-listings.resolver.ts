import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Caller, MemberOnly, NeedsConfirmedEmail } from '../../common/api/access.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { Contract } from '../../contracts/contract.entity.js';
import { SubmitContractInput } from '../../contracts/contract.inputs.js';
import { submittedBy } from '../../contracts/writing/contract-submission.js';
import { ExternalListings } from './external-listings.service.js';

@MemberOnly()
@Resolver(() => Contract)
export class ExternalListingsResolver {
  constructor(private readonly listings: ExternalListings) {}

  @NeedsConfirmedEmail('list')
  @Mutation(() => Contract, {
    description:
      'Lists the contract that you know by an id of your own, or edits it: an edit leaves facts that are absent as they are. If everything is stated as it is, nothing is counted as an edit and nobody is told.',
  })
  @Scope('listings:write')
  async putListing(
    @Caller() caller: RequestContext,
    @Args('externalId', { description: 'Unique among your contracts; only you read it.' }) externalId: string,
    @Args('input') input: SubmitContractInput,
  ): Promise<Contract> {
    const put = await this.listings.put(viewerOf(caller), externalId, submittedBy(caller, input));
    return put.contract;
  }
}
