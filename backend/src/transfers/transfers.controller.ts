import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import type { Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Refuses } from '../common/api/refuses.js';
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
} from './transfers.inputs.js';
import { TransfersLists } from './transfer.views.js';
import { TransfersService } from './transfers.service.js';

/** Changes a transfer and answers with it. */
const Act = (path: string) =>
  applyDecorators(
    Post(path),
    HttpCode(200),
    ApiOkResponse({ type: Transfer }),
    Refuses('CONFLICT', 'RATE_LIMITED'),
  );

@MemberOnly()
@ApiTags('transfers')
@Controller('api')
export class TransfersController {
  constructor(
    private readonly lists: TransfersLists,
    private readonly transfers: TransfersService,
    private readonly observations: TransfersObservations,
  ) {}

  @Get('transfers')
  @ApiOperation({ summary: "The viewer's transfers, newest first" })
  @ApiOkResponse({ type: [Transfer] })
  @Scope('transfers:read')
  async listTransfers(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Transfer[]> {
    return linkNext(response, await this.lists.mine(viewer, pageOf(query)));
  }

  @Get('transfers/:id')
  @ApiOperation({ summary: 'One transfer, for its parties and admins' })
  @ApiOkResponse({ type: Transfer })
  @Scope('transfers:read')
  getTransfer(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Transfer> {
    return this.lists.get(viewer, id);
  }

  @Get('contracts/:id/transfer')
  @ApiOperation({ summary: "The viewer's transfer of a contract: the open one, or else the newest" })
  @ApiOkResponse({ type: Transfer })
  @Scope('transfers:read')
  getContractTransfer(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Transfer> {
    return this.lists.getOfContract(viewer, id);
  }

  @Act('transfers/:id/accept')
  @ApiOperation({ summary: 'Accepts the transfer; once both have, they see how to reach each other' })
  @Scope('transfers:write')
  acceptTransfer(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: AcceptTransferInput,
  ): Promise<Transfer> {
    return this.transfers.accept(viewer, id, input);
  }

  @Act('transfers/:id/decline')
  @Scope('transfers:write')
  declineTransfer(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { note, takeOffMarket }: DeclineTransferArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'decline', note, takeOffMarket: takeOffMarket === true });
  }

  @Act('transfers/:id/withdraw')
  @ApiOperation({
    summary: 'Ends the transfer; the fee goes back, unless the buyer withdraws after both have accepted',
  })
  @Scope('transfers:write')
  withdrawTransfer(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'withdraw', note });
  }

  @Act('transfers/:id/end-stalled')
  @Scope('transfers:write')
  endStalledTransfer(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { note, key }: EndStalledArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'end-stalled', note, key: key ?? undefined });
  }

  @Act('transfers/:id/steps/:key/complete')
  @Scope('transfers:write')
  completeStep(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() input: CompleteStepInput,
  ): Promise<Transfer> {
    return this.transfers.completeStep(viewer, id, key, input);
  }

  @Act('transfers/:id/steps/:key/confirm')
  @Scope('transfers:write')
  confirmStep(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'confirm-step', key, note });
  }

  @Act('transfers/:id/steps/:key/reopen')
  @Scope('transfers:write')
  reopenStep(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'reopen-step', key, note });
  }

  @Act('transfers/:id/steps/:key/undo')
  @Scope('transfers:write')
  undoStep(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'undo-step', key });
  }

  @Act('transfers/:id/steps/:key/expect')
  @ApiOperation({
    summary: 'Names a later day for the current step; a day beyond twice its time needs the other party',
  })
  @Scope('transfers:write')
  expectStep(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() { day }: ExpectStepArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'expect-step', key, day });
  }

  @Act('transfers/:id/steps/:key/skip')
  @Scope('transfers:write')
  skipStep(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() { note }: NoteArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'skip-step', key, note });
  }

  @Act('transfers/:id/steps/:key/refusal')
  @Scope('transfers:write')
  recordRefusal(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() input: RecordRefusalInput,
  ): Promise<Transfer> {
    return this.transfers.recordRefusal(viewer, id, key, input);
  }

  @Act('transfers/:id/steps/:key/refusal-answer')
  @Scope('transfers:write')
  answerRefusal(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('key') key: string,
    @Body() { agree, note }: AnswerRefusalArgs,
  ): Promise<Transfer> {
    return this.transfers.act(viewer, id, { action: 'answer-refusal', key, agree, note });
  }

  @Post('transfers/:id/observation')
  @ApiOperation({ summary: 'Tells, once, what the company behind the contract asked' })
  @ApiCreatedResponse({ type: Transfer })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope('transfers:write')
  observeRule(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: ObserveRuleInput,
  ): Promise<Transfer> {
    return this.observations.observe(viewer, id, input);
  }
}
