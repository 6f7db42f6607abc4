import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly, NeedsConfirmedEmail } from '../../common/api/access.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Contract } from '../../contracts/contract.entity.js';
import { SubmitContractInput } from '../../contracts/contract.inputs.js';
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
  async putListing(
    @CurrentViewer() viewer: Viewer,
    @Args('externalId', { description: 'Unique among your contracts; only you read it.' }) externalId: string,
    @Args('input') input: SubmitContractInput,
  ): Promise<Contract> {
    return (await this.listings.put(viewer, externalId, input)).contract;
  }
}
