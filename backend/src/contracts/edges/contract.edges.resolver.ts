import { RIGHTS } from '@handover/domain/roles';
import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { AdminOnly, Caller, Public, StaffOnly } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractEdges } from './contract.edges.js';
import { Contract } from '../contract.entity.js';
import { FlaggedContract } from '../admin/flagged-contract.js';
import { PublicMember } from '../../users/public-member.types.js';
import { PublicMembers } from '../../users/public-members.js';
import { ruleLinesOf } from '../rules/contract.rules.js';
import { RuleLine } from '../rules/rule.types.js';
import { User } from '../../users/user.entity.js';
import { ContractConnection } from '../contracts.resolver.js';

@Resolver(() => Contract)
export class ContractEdgesResolver {
  constructor(
    private readonly edges: ContractEdges,
    private readonly members: PublicMembers,
  ) {}

  @Public()
  @ResolveField(() => PublicMember, { description: 'The member who listed it.' })
  holder(@Parent() { userId }: Contract, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.members.get(request, userId);
  }

  @Public()
  @ResolveField(() => [RuleLine], {
    description:
      'What its company, its loan program and its state demand of a takeover, what stands in its way first.',
  })
  ruleLines(@Parent() contract: Contract, @Caller() { viewer }: RequestContext): RuleLine[] {
    return ruleLinesOf(contract, { isHolder: viewer?.id === contract.userId });
  }

  // REST answers 404 to GET /api/listings/{id} if it is not
  @Public()
  @ResolveField(() => Boolean, {
    description:
      'True if you manage it, as `myListing` says how: you listed it, or are an owner or editor of the organisation that lists it.',
  })
  managedByMe(@Parent() contract: Contract, @Caller() request: RequestContext): Promise<boolean> {
    return this.edges.isManaged(request, contract);
  }

  @Public()
  @ResolveField(() => Boolean, {
    nullable: true,
    description:
      'For admins: false for a contract with a purchase, whose deletion would be refused; null for others.',
  })
  deletable(@Parent() { id }: Contract, @Caller() request: RequestContext): Promise<boolean> | null {
    return request.viewer?.isAdmin ? this.edges.isDeletable(request, id) : null;
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractEdgesResolver extends ContractEdgesResolver {}

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditContractResolver {
  constructor(private readonly edges: ContractEdges) {}

  @ResolveField(() => Contract, {
    nullable: true,
    description: 'The contract it was done to; null for other targets and for a deleted contract.',
  })
  contract(@Parent() { targetType, targetId }: AuditEntry, @Caller() request: RequestContext) {
    return targetType === 'contract' ? this.edges.find(request, targetId) : null;
  }
}

@Resolver(() => User)
export class UserContractsResolver {
  constructor(private readonly edges: ContractEdges) {}

  @StaffOnly(...RIGHTS.readContracts)
  @ResolveField(() => ContractConnection, { description: 'The newest contracts that they listed.' })
  contracts(
    @Parent() { id }: User,
    @Caller() request: RequestContext,
    @Args('first', { type: () => Int, nullable: true, description: 'Page size.' }) first: number | null,
  ) {
    return this.edges.ofHolder(request, { ownerId: id, first });
  }
}
