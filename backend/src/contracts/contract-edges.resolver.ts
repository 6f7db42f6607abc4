import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { AdminOnly, Caller } from '../common/access.js';
import type { RequestContext } from '../common/request-of.js';
import { ContractEdges } from './contract.edges.js';
import { Contract } from './contract.entity.js';
import { FlaggedContract } from './flagged-contract.js';

@AdminOnly()
@Resolver(() => Contract)
export class ContractDeletableResolver {
  constructor(private readonly edges: ContractEdges) {}

  @ResolveField(() => Boolean, {
    description: 'For admins: false for a contract with a purchase, whose deletion would be refused.',
  })
  deletable(@Parent() { id }: Contract, @Caller() request: RequestContext): Promise<boolean> {
    return this.edges.isDeletable(request, id);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@AdminOnly()
@Resolver(() => FlaggedContract)
export class FlaggedContractDeletableResolver extends ContractDeletableResolver {}

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
