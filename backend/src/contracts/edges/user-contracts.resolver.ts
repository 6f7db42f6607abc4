import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { User } from '../../users/user.entity.js';
import { ContractEdges } from './contract.edges.js';
import { ContractConnection } from '../contracts.resolver.js';

@Resolver(() => User)
export class UserContractsResolver {
  constructor(private readonly edges: ContractEdges) {}

  @AdminOnly()
  @ResolveField(() => ContractConnection, { description: 'The newest contracts that they listed.' })
  contracts(
    @Parent() { id }: User,
    @Caller() request: RequestContext,
    @Args('first', { type: () => Int, nullable: true, description: 'Page size.' }) first: number | null,
  ) {
    return this.edges.ofHolder(request, { ownerId: id, first });
  }
}
