import { RIGHTS } from '@handover/domain/roles';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, CurrentViewer, NeedsStepUp, StaffOnly } from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { ContractWithReasonArgs } from '../../moderation/reason.input.js';
import { Contract } from '../contract.entity.js';
import { UpdateContractInput } from '../contract.inputs.js';
import { AllContractsArgs, setsStatus } from './contracts.admin.inputs.js';
import { ContractsAdminService } from './contracts.admin.service.js';
import { ContractConnection } from '../contracts.resolver.js';
import { ContractsSearch } from '../search/contract-search.js';
import { connectionType, PageArgs } from '../../common/api/paging.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { ContractsModerationService } from './contracts.moderation.service.js';
import { FlaggedContract } from './flagged-contract.js';

@AdminOnly()
@Resolver()
export class ContractsAdminResolver {
  constructor(
    private readonly admin: ContractsAdminService,
    private readonly search: ContractsSearch,
  ) {}

  @StaffOnly(...RIGHTS.readContracts)
  @Query(() => ContractConnection, {
    description: 'For moderators and support: every contract, whatever its status, newest first.',
  })
  allContracts(@CurrentViewer() viewer: Viewer, @Args() args: AllContractsArgs) {
    return this.search.listAll(viewer, args);
  }

  @NeedsStepUp(setsStatus)
  @Mutation(() => Contract, {
    description:
      'For admins: changes a contract; any status may follow any other. One that sets the status needs a recent proof of identity.',
  })
  updateContract(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The contract’s id.' }) id: string,
    @Args('input', { description: 'The changes; absent fields keep their values.' })
    input: UpdateContractInput,
  ): Promise<Contract> {
    return this.admin.update(caller, id, input);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Mutation(() => Contract, {
    description:
      'For moderators: sets an active contract to cancelled. Refused for one that is sold or in transfer, unlike updateContract.',
  })
  takeContractOffMarket(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: ContractWithReasonArgs,
  ): Promise<Contract> {
    return this.admin.takeOffMarket(caller, id, reason);
  }

  @NeedsStepUp()
  @Mutation(() => Done, {
    description: 'For admins: deletes a contract with its messages; one with a purchase is refused.',
  })
  deleteContract(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The contract’s id.' }) id: string,
  ): Promise<Done> {
    return this.admin.delete(caller, id);
  }
}

const FlaggedContractConnection = connectionType(FlaggedContract);
const idArg = { type: () => ID, description: 'The contract.' };

@StaffOnly(...RIGHTS.moderate)
@Resolver()
export class ContractsModerationResolver {
  constructor(private readonly moderation: ContractsModerationService) {}

  @Query(() => FlaggedContractConnection, {
    description:
      'For moderators: contracts with contact details or off-site payment hints, and hidden ones, newest first.',
  })
  flaggedContracts(@Args() page: PageArgs) {
    return this.moderation.flagged(page);
  }

  @Query(() => WaitingCount, {
    description: 'For moderators: how many flagged contracts no one has hidden or cleared yet.',
  })
  flaggedContractsWaiting(): Promise<WaitingCount> {
    return this.moderation.waiting();
  }

  @Mutation(() => FlaggedContract, {
    description: 'For moderators: hides a contract and takes it off the market.',
  })
  hideContract(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: ContractWithReasonArgs,
  ): Promise<FlaggedContract> {
    return this.moderation.hide(caller, id, reason);
  }

  @Mutation(() => FlaggedContract, {
    description: 'For moderators: shows a hidden contract again; its status stays.',
  })
  unhideContract(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedContract> {
    return this.moderation.unhide(caller, id);
  }

  @Mutation(() => FlaggedContract, {
    description: 'For moderators: removes wrong flags, so that everyone reads the original texts.',
  })
  clearContract(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedContract> {
    return this.moderation.clear(caller, id);
  }
}
