import { RIGHTS } from '@handover/domain/roles';
import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, CurrentViewer, NeedsStepUp, StaffOnly } from '../../common/api/access.js';
import { linkNext } from '../../common/http/link-next.js';
import { pageOf } from '../../common/api/list-query.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Refuses } from '../../common/api/refuses.js';
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

/** Changes a transfer and answers with it. */
const Act = (path: string) =>
  applyDecorators(Post(path), HttpCode(200), ApiOkResponse({ type: Transfer }), Refuses('CONFLICT'));

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/transfers')
export class TransfersAdminController {
  constructor(
    private readonly lists: TransfersAdminLists,
    private readonly admin: TransfersAdmin,
  ) {}

  @StaffOnly(...RIGHTS.readTransfers)
  @Get()
  @ApiOperation({
    summary:
      'Every transfer: stalled ones first, then those that wait for a decision, the other open ones, and the rest',
  })
  @ApiOkResponse({ type: [Transfer] })
  async listAllTransfers(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListTransfersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Transfer[]> {
    const { state, group, payment, q, contractId, memberId } = query;
    const filter = { state, group, payment, q, contractId, memberId };
    return linkNext(response, await this.lists.all(viewer, { ...pageOf(query), ...filter }));
  }

  @StaffOnly(...RIGHTS.readTransfers)
  @Get('numbers')
  @ApiOperation({ summary: 'Figures about transfers' })
  @ApiOkResponse({ type: TransferNumbers })
  getTransferNumbers(): Promise<TransferNumbers> {
    return this.lists.numbers();
  }

  @StaffOnly(...RIGHTS.reachParties)
  @Get(':id/contacts')
  @ApiOperation({ summary: 'How the parties to a transfer can be reached; each reading is recorded' })
  @ApiOkResponse({ type: [TransferContact] })
  @Refuses('CONFLICT')
  getTransferContacts(@Caller() caller: RequestContext, @Param('id') id: string): Promise<TransferContact[]> {
    return this.admin.contacts(caller, id);
  }

  @Act(':id/extend')
  extendStep(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { days, key, reason }: ExtendStepArgs,
  ): Promise<Transfer> {
    return this.admin.extendStep(caller, id, { days, key, reason });
  }

  @Act(':id/complete-step')
  adminCompleteStep(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { key, ...input }: AdminCompleteStepArgs,
  ): Promise<Transfer> {
    return this.admin.completeStep(caller, id, key, input);
  }

  @Act(':id/skip-step')
  adminSkipStep(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { key, reason }: SkipStepArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.skip-step', { action: 'skip-step', key, note: reason });
  }

  @Act(':id/pause')
  pauseTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.pause', { action: 'pause', note: reason });
  }

  @StaffOnly(...RIGHTS.moderate)
  @Act(':id/resume')
  resumeTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.resume(caller, id, reason);
  }

  @NeedsStepUp()
  @Act(':id/complete')
  completeTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ReasonArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.complete', { action: 'complete', note: reason });
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @NeedsStepUp()
  @Act(':id/cancel')
  cancelTransfer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() choice: CancelTransferArgs,
  ): Promise<Transfer> {
    return this.admin.cancel(caller, id, choice);
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @NeedsStepUp()
  @Act(':id/fee')
  decideFee(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { fee, reason }: FeeArgs,
  ): Promise<Transfer> {
    return this.admin.act(caller, id, 'transfer.fee', { action: 'decide-fee', fee, note: reason });
  }
}
