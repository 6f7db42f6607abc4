import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { connectionType, PageArgs } from '../../common/api/paging.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { ContractWithReasonArgs } from '../../moderation/reason.input.js';
import { ContractsModerationService } from './contracts.moderation.service.js';
import { FlaggedContract } from './flagged-contract.js';

const FlaggedContractConnection = connectionType(FlaggedContract);
const idArg = { type: () => ID, description: 'The contract.' };

@AdminOnly()
@Resolver()
export class ContractsModerationResolver {
  constructor(private readonly moderation: ContractsModerationService) {}

  @Query(() => FlaggedContractConnection, {
    description:
      'For admins: contracts with contact details or off-site payment hints, and hidden ones, newest first.',
  })
  flaggedContracts(@Args() page: PageArgs) {
    return this.moderation.flagged(page);
  }

  @Query(() => WaitingCount, {
    description: 'For admins: how many flagged contracts no admin has hidden or cleared yet.',
  })
  flaggedContractsWaiting(): Promise<WaitingCount> {
    return this.moderation.waiting();
  }

  @Mutation(() => FlaggedContract, {
    description: 'For admins: hides a contract and takes it off the market.',
  })
  hideContract(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: ContractWithReasonArgs,
  ): Promise<FlaggedContract> {
    return this.moderation.hide(caller, id, reason);
  }

  @Mutation(() => FlaggedContract, {
    description: 'For admins: shows a hidden contract again; its status stays.',
  })
  unhideContract(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedContract> {
    return this.moderation.unhide(caller, id);
  }

  @Mutation(() => FlaggedContract, {
    description: 'For admins: removes wrong flags, so that everyone reads the original texts.',
  })
  clearContract(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedContract> {
    return this.moderation.clear(caller, id);
  }
}
