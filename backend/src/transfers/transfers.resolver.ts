import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { UNDO_MINUTES } from '@handover/domain/transfers/transfer-undo';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { ObserveRuleInput } from '../rules/observations/rule-observation.inputs.js';
import { TransfersObservations } from './observations/transfers.observations.js';
import { Transfer } from './transfer.entity.js';
import {
  AcceptTransferInput,
  AnswerRefusalArgs,
  CompleteStepInput,
  DeclineTransferArgs,
  EndStalledArgs,
  ExpectStepArgs,
  NoteArgs,
  RecordRefusalInput,
  refusedKeyArg,
  stepKeyArg,
  transferIdArg,
} from './transfers.inputs.js';
import { TransfersLists } from './transfer.views.js';
import { TransfersService } from './transfers.service.js';

export const TransferConnection = connectionType(Transfer);

@MemberOnly()
@Resolver(() => Transfer)
export class TransfersResolver {
  constructor(
    private readonly lists: TransfersLists,
    private readonly transfers: TransfersService,
    private readonly observations: TransfersObservations,
  ) {}

  @Query(() => Transfer, { description: 'One transfer, for its parties and admins.' })
  @Scope('transfers:read')
  transfer(@CurrentViewer() viewer: Viewer, @Args('id', transferIdArg) id: string): Promise<Transfer> {
    return this.lists.get(viewer, id);
  }

  @Public()
  @Query(() => Transfer, {
    nullable: true,
    description:
      "The viewer's transfer of a contract: the open one, or else the newest; null if there is none.",
  })
  @Scope('transfers:read')
  contractTransfer(
    @Caller() { viewer }: RequestContext,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
  ): Promise<Transfer | null> {
    return this.lists.findOfContract(viewer, contractId);
  }

  @Query(() => TransferConnection, { description: "The viewer's transfers, newest first." })
  @Scope('transfers:read')
  myTransfers(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.lists.mine(viewer, page);
  }

  @Mutation(() => Transfer, {
    description: 'Accepts the transfer. Once both have, they see how to reach each other.',
  })
  @Scope('transfers:write')
  acceptTransfer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('input') input: AcceptTransferInput,
  ): Promise<Transfer> {
    return this.transfers.accept(viewer, id, input);
  }

  @Mutation(() => Transfer, { description: 'The holder declines; the buyer gets the fee back.' })
  @Scope('transfers:write')
  declineTransfer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args() { note, takeOffMarket }: DeclineTransferArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'decline', note, takeOffMarket: takeOffMarket === true });
  }

  @Mutation(() => Transfer, {
    description: 'Ends the transfer. The fee goes back, unless the buyer withdraws after both have accepted.',
  })
  @Scope('transfers:write')
  withdrawTransfer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'withdraw', note });
  }

  @Mutation(() => Transfer, { description: 'Says that the current step is done.' })
  @Scope('transfers:write')
  completeStep(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args('input', { nullable: true }) input: CompleteStepInput = {},
  ): Promise<Transfer> {
    return this.transfers.completeStep(viewer, id, key, input);
  }

  @Mutation(() => Transfer, { description: 'Confirms what the other party said: the step is done.' })
  @Scope('transfers:write')
  confirmStep(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'confirm-step', key, note });
  }

  @Mutation(() => Transfer, { description: "Reopens the other party's last step, within five days." })
  @Scope('transfers:write')
  reopenStep(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'reopen-step', key, note });
  }

  @Mutation(() => Transfer, {
    description: `Takes back the viewer's own word that a step is done, within ${UNDO_MINUTES} minutes and before the transfer moves on.`,
  })
  @Scope('transfers:write')
  undoStep(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'undo-step', key });
  }

  @Mutation(() => Transfer, {
    description: 'Names a later day for the current step. A day beyond twice its time needs the other party.',
  })
  @Scope('transfers:write')
  expectStep(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args() { day }: ExpectStepArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'expect-step', key, day });
  }

  @Mutation(() => Transfer, { description: 'Asks to skip the current step, or agrees to it.' })
  @Scope('transfers:write')
  skipStep(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'skip-step', key, note });
  }

  @Mutation(() => Transfer, { description: 'Records what stops the transfer; the other party answers.' })
  @Scope('transfers:write')
  recordRefusal(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', stepKeyArg) key: string,
    @Args('input') input: RecordRefusalInput,
  ): Promise<Transfer> {
    return this.transfers.recordRefusal(viewer, id, key, input);
  }

  @Mutation(() => Transfer, {
    description:
      "Answers the other party's refusal: agreeing ends the transfer, an objection goes to an admin.",
  })
  @Scope('transfers:write')
  answerRefusal(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args('key', refusedKeyArg) key: string | null = null,
    @Args() { agree, note }: AnswerRefusalArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'answer-refusal', key: key ?? undefined, agree, note });
  }

  @Mutation(() => Transfer, { description: 'Ends a transfer whose step is more than a week late.' })
  @Scope('transfers:write')
  endStalledTransfer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', transferIdArg) id: string,
    @Args() { note, key }: EndStalledArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'end-stalled', note, key: key ?? undefined });
  }

  @Mutation(() => Transfer, {
    description:
      'Tells, once and after the company behind the contract has decided, what it asked. Only admins read it, 10 a day.',
  })
  @Scope('transfers:write')
  observeRule(
    @CurrentViewer() viewer: Viewer,
    @Args('transferId', transferIdArg) transferId: string,
    @Args('input', { description: 'The answers.' }) input: ObserveRuleInput,
  ): Promise<Transfer> {
    return this.observations.observe(viewer, transferId, input);
  }
}
