import { RIGHTS } from '@handover/domain/roles';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, CurrentViewer, NeedsStepUp, StaffOnly } from '../../common/api/access.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { PaymentsLists } from '../../payments/payments.lists.js';
import { AdminPurchase } from '../../payments/payments.types.js';
import { TransferContact } from '../parties/contact-card.entity.js';
import { Transfer } from '../transfer.entity.js';
import { TransfersAdmin } from './transfers.admin.service.js';
import {
  AdminCompleteStepInput,
  CancelTransferArgs,
  ExtendStepArgs,
  FeeArgs,
  ListTransfersArgs,
  ReasonArgs,
} from './transfers.admin.inputs.js';
import { stepKeyArg, transferIdArg } from '../transfers.inputs.js';
import { TransfersAdminLists } from './transfers.admin.lists.js';
import { TransferNumbers } from '../figures/transfers.numbers.js';
import { TransferConnection } from '../transfers.resolver.js';

@AdminOnly()
@Resolver(() => Transfer)
export class TransfersAdminResolver {
  constructor(
    private readonly lists: TransfersAdminLists,
    private readonly admin: TransfersAdmin,
    private readonly purchases: PaymentsLists,
  ) {}

  @StaffOnly(...RIGHTS.manageMoney)
  @ResolveField(() => AdminPurchase, {
    nullable: true,
    description: 'For finance: the purchase that it belongs to.',
  })
  purchase(@Parent() { purchaseId }: Transfer, @Caller() request: RequestContext) {
    return this.purchases.find(request, purchaseId);
  }

  @StaffOnly(...RIGHTS.readTransfers)
  @Query(() => TransferNumbers, { description: 'Figures about transfers, for staff.' })
  transferNumbers(): Promise<TransferNumbers> {
    return this.lists.numbers();
  }

  @StaffOnly(...RIGHTS.readTransfers)
  @Query(() => TransferConnection, {
    description:
      'For staff, every transfer: stalled ones first, then those that wait for a decision, the other open ones, and the rest.',
  })
  transfers(@CurrentViewer() viewer: Viewer, @Args() page: ListTransfersArgs) {
    return this.lists.all(viewer, page);
  }

  @StaffOnly(...RIGHTS.reachParties)
  @Query(() => [TransferContact], {
    description: 'How the parties to a transfer can be reached, for support. Each reading is recorded.',
  })
  transferContacts(
    @Caller() caller: RequestContext,
    @Args('transferId', transferIdArg) transferId: string,
  ): Promise<TransferContact[]> {
    return this.admin.contacts(caller, transferId);
  }

  @Mutation(() => Transfer, { description: 'Gives the current step more days.' })
  extendStep(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args() { days, key, reason }: ExtendStepArgs,
  ): Promise<Transfer> {
    return this.admin.extendStep(caller, id, { days, key, reason });
  }

  @Mutation(() => Transfer, {
    description: 'Records that the current step is done; written consent needs its date and who gave it.',
  })
  adminCompleteStep(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args('input') input: AdminCompleteStepInput,
  ): Promise<Transfer> {
    return this.admin.completeStep(caller, id, key, input);
  }

  @Mutation(() => Transfer, { description: 'Skips the current step, but never written consent.' })
  adminSkipStep(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.skip-step', { action: 'skip-step', key, note: reason });
  }

  @Mutation(() => Transfer, { description: 'Stops every deadline until the transfer is resumed.' })
  pauseTransfer(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.pause', { action: 'pause', note: reason });
  }

  @StaffOnly(...RIGHTS.moderate)
  @Mutation(() => Transfer, {
    description:
      'Lets the transfer go on; every deadline moves by the pause. A moderator settles a report only, and the transfer waits for what else paused it.',
  })
  resumeTransfer(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.resume(caller, id, reason);
  }

  @NeedsStepUp()
  @Mutation(() => Transfer, {
    description: 'Completes the transfer, if every written consent it needs is recorded.',
  })
  completeTransfer(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.complete', { action: 'complete', note: reason });
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @NeedsStepUp()
  @Mutation(() => Transfer, { description: 'Ends the transfer and decides about fee and contract.' })
  cancelTransfer(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args() choice: CancelTransferArgs,
  ): Promise<Transfer> {
    return this.admin.cancel(caller, id, choice);
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @NeedsStepUp()
  @Mutation(() => Transfer, { description: 'Decides about the fee of a transfer that ended without it.' })
  decideFee(
    @Caller() caller: RequestContext,
    @Args('id', transferIdArg) id: string,
    @Args() { fee, reason }: FeeArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.fee', { action: 'decide-fee', fee, note: reason });
  }
}
