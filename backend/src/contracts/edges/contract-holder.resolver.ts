import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { PublicMember } from '../../users/public-member.types.js';
import { PublicMembers } from '../../users/public-members.js';
import { Contract } from '../contract.entity.js';
import { FlaggedContract } from '../admin/flagged-contract.js';

@Resolver(() => Contract)
export class ContractHolderResolver {
  constructor(private readonly members: PublicMembers) {}

  @Public()
  @ResolveField(() => PublicMember, { description: 'The member who listed it.' })
  holder(@Parent() { userId }: Contract, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.members.get(request, userId);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractHolderResolver extends ContractHolderResolver {}
