import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../../common/api/access.js';
import { Shareable } from '../../common/api/operation-marks.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractChanges } from './contract-changes.service.js';

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
