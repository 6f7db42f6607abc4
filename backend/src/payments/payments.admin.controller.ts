import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { AdminListQuery, pageOf } from '../common/api/list-query.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { RefundChoice } from './payments.inputs.js';
import { PaymentsLists } from './payments.lists.js';
import { PaymentsRefunds } from './payments.refunds.js';
import { AdminPurchase } from './payments.types.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/purchases')
export class PaymentsAdminController {
  constructor(
    private readonly lists: PaymentsLists,
    private readonly refunds: PaymentsRefunds,
  ) {}

  @Get()
  @ApiOperation({ summary: "Every purchase with its history and the provider's id, newest first" })
  @ApiOkResponse({ type: [AdminPurchase] })
  async listAllPurchases(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminPurchase[]> {
    return linkNext(response, await this.lists.all({ ...pageOf(query), q: query.q, sort: query.sort }));
  }

  @NeedsStepUp()
  @Post(':id/refund')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminPurchase })
  @Refuses('CONFLICT', 'PAYMENT_PROVIDER')
  refundPurchase(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() choice: RefundChoice,
  ): Promise<AdminPurchase> {
    return this.refunds.refund(caller, id, choice);
  }
}
