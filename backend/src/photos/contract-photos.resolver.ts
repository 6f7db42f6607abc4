import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Contract } from '../contracts/contract.entity.js';
import { FlaggedContract } from '../contracts/admin/flagged-contract.js';
import { Photo } from '../contracts/photo.js';
import { ContractPhotos } from './contract-photos.js';

@Resolver(() => Contract)
export class ContractPhotosResolver {
  constructor(private readonly ofContracts: ContractPhotos) {}

  @Public()
  @ResolveField(() => [Photo], {
    description:
      'Its photos in their order, of which the first one is the cover; none while an admin hides it.',
  })
  photos(@Parent() contract: Contract, @Caller() request: RequestContext): Promise<Photo[]> {
    return this.ofContracts.get(request, contract);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractPhotosResolver extends ContractPhotosResolver {}
