import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, MemberOnly } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractEdges } from '../../contracts/edges/contract.edges.js';
import { Contract } from '../../contracts/contract.entity.js';
import { AdminPurchase } from '../payments.types.js';
import { Purchase } from './purchase.entity.js';

@Resolver(() => Purchase)
export class PurchaseContractResolver {
  constructor(private readonly contracts: ContractEdges) {}

  @MemberOnly()
  @ResolveField(() => Contract, {
    nullable: true,
    description: 'The contract as it is now; null if it was deleted.',
  })
  contract(@Parent() { contractId }: Purchase, @Caller() request: RequestContext): Promise<Contract | null> {
    return this.contracts.find(request, contractId);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => AdminPurchase)
export class AdminPurchaseContractResolver extends PurchaseContractResolver {}
