import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, CurrentViewer, NeedsStepUp } from '../../common/api/access.js';
import { linkNext } from '../../common/http/link-next.js';
import { pageOf } from '../../common/api/list-query.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { TransferContact } from '../parties/contact-card.entity.js';
import { Transfer } from '../transfer.entity.js';
import { TransfersAdmin } from './transfers.admin.service.js';
import {
  AdminCompleteStepArgs,
  CancelTransferArgs,
  ExtendStepArgs,
  FeeArgs,
  ListTransfersQuery,
  ReasonArgs,
  SkipStepArgs,
} from './transfers.admin.inputs.js';
import { TransfersAdminLists } from './transfers.admin.lists.js';
import { TransferNumbers } from '../figures/transfers.numbers.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/transfers')
export class TransfersAdminController {
  constructor(
    private readonly lists: TransfersAdminLists,
    private readonly admin: TransfersAdmin,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'Every transfer: stalled ones first, then those that wait for an admin, the other open ones, and the rest',
  })
  @ApiOkResponse({ type: [Transfer] })
  async listAllTransfers(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListTransfersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Transfer[]> {
    const { state, group, q } = query;
    return linkNext(response, await this.lists.all(viewer, { ...pageOf(query), state, group, q }));
  }

  @Get('numbers')
  @ApiOperation({ summary: 'Figures about transfers, for admins' })
  @ApiOkResponse({ type: TransferNumbers })
  getTransferNumbers(): Promise<TransferNumbers> {
    return this.lists.numbers();
  }

  @Get(':id/contacts')
  @ApiOperation({ summary: 'How the parties to a transfer can be reached; each reading is recorded' })
  @ApiOkResponse({ type: [TransferContact] })
  getTransferContacts(@Caller() caller: RequestContext, @Param('id') id: string): Promise<TransferContact[]> {
    return this.admin.contacts(caller, id);
  }

  @Post(':id/extend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives the current step more days' })
  @ApiOkResponse({ type: Transfer })
  extendStep(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { days, reason }: ExtendStepArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.extend', { action: 'extend-step', days, note: reason });
  }

  @Post(':id/complete-step')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Records that the current step is done; written consent needs its date and who gave it',
  })
  @ApiOkResponse({ type: Transfer })
  adminCompleteStep(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { key, ...input }: AdminCompleteStepArgs,
  ): Promise<Transfer> {
    return this.admin.completeStep(caller, id, key, input);
  }

  @Post(':id/skip-step')
  @HttpCode(200)
  @ApiOperation({ summary: 'Skips the current step, but never written consent' })
  @ApiOkResponse({ type: Transfer })
  adminSkipStep(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { key, reason }: SkipStepArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.skip-step', { action: 'skip-step', key, note: reason });
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stops every deadline until the transfer is resumed' })
  @ApiOkResponse({ type: Transfer })
  pauseTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.pause', { action: 'pause', note: reason });
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lets the transfer go on; every deadline moves by the pause' })
  @ApiOkResponse({ type: Transfer })
  resumeTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.resume', { action: 'resume', note: reason });
  }

  @NeedsStepUp()
  @Post(':id/complete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Completes the transfer, if every written consent it needs is recorded' })
  @ApiOkResponse({ type: Transfer })
  completeTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.complete', { action: 'complete', note: reason });
  }

  @NeedsStepUp()
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the transfer and decides about fee and contract' })
  @ApiOkResponse({ type: Transfer })
  cancelTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() choice: CancelTransferArgs,
  ): Promise<Transfer> {
    return this.admin.cancel(caller, id, choice);
  }

  @NeedsStepUp()
  @Post(':id/fee')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decides about the fee of a transfer that ended without it' })
  @ApiOkResponse({ type: Transfer })
  decideFee(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { fee, reason }: FeeArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.fee', { action: 'decide-fee', fee, note: reason });
  }
}
