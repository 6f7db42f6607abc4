import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/access.js';
import { Shareable } from '../common/operation-marks.js';
import type { RequestContext } from '../common/request-of.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractChanges } from './contract.changes.js';

@Resolver(() => ContractChange)
export class ContractChangesResolver {
  constructor(private readonly changes: ContractChanges) {}

  @Public()
  @Shareable()
  @Query(() => [ContractChange], { description: 'What changed since the contract was listed, newest first.' })
  contractChanges(
    @Caller() request: RequestContext,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
  ): Promise<ContractChange[]> {
    return this.changes.list(request, contractId);
  }
}
