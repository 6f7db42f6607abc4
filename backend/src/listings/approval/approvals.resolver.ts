import { RIGHTS } from '@handover/domain/roles';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, StaffOnly } from '../../common/api/access.js';
import { OrderArgs } from '../../common/api/list-query.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { Contract } from '../../contracts/contract.entity.js';
import { contractIdArg } from '../listing.js';
import { SendBackArgs } from './approval.inputs.js';
import { WaitingContractConnection } from './approval.types.js';
import { ListingApprovals } from './approvals.service.js';
import { WaitingContracts } from './waiting-contracts.js';

@StaffOnly(...RIGHTS.moderate)
@Resolver()
export class ApprovalsResolver {
  constructor(
    private readonly waiting: WaitingContracts,
    private readonly admins: ListingApprovals,
  ) {}

  @Query(() => WaitingContractConnection, {
    description:
      'For moderators: contracts that are not public until a moderator approves them, longest waiting first.',
  })
  approvals(@Args() page: OrderArgs) {
    return this.waiting.list(page);
  }

  @Query(() => WaitingCount, { description: 'For moderators: how many contracts wait for approval.' })
  approvalsWaiting(): Promise<WaitingCount> {
    return this.waiting.count();
  }

  @Mutation(() => Contract, {
    description: 'For moderators: puts a contract that waits for approval on the market.',
  })
  approveContract(
    @Caller() caller: RequestContext,
    @Args('id', contractIdArg) id: string,
  ): Promise<Contract> {
    return this.admins.approve(caller, id);
  }

  @Mutation(() => Contract, {
    description:
      'For moderators: sends a contract that waits for approval back to its holder, who reads the reason.',
  })
  sendBackContract(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: SendBackArgs,
  ): Promise<Contract> {
    return this.admins.sendBack(caller, id, reason);
  }
}
