import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  BeforeTerms,
  Caller,
  CurrentViewer,
  MemberOnly,
  NeedsConfirmedEmail,
  NeedsStepUp,
  Public,
  StaffOnly,
} from '../common/api/access.js';
import { AnswersSecret, Shareable } from '../common/api/operation-marks.js';
import { linkNext } from '../common/http/link-next.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { PaymentsComplete } from './payments.complete.js';
import { PaymentsConfigService } from './payments.config.js';
import {
  CompletePurchaseInput,
  CreatePaymentIntentInput,
  ListPurchasesQuery,
  RefundChoice,
} from './payments.inputs.js';
import { PaymentsIntents } from './payments.intents.js';
import { PaymentsLists } from './payments.lists.js';
import {
  AdminPurchase,
  CompletePurchaseResult,
  CompletionStatus,
  PaymentIntentSecret,
  PaymentsConfig,
} from './payments.types.js';
import { Purchase } from './purchase/purchase.entity.js';
import { PaymentsRefunds } from './payments.refunds.js';

const STATUS_OF = { [CompletionStatus.COMPLETED]: 200, [CompletionStatus.PROCESSING]: 202 };

@ApiTags('payments')
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly config: PaymentsConfigService,
    private readonly intents: PaymentsIntents,
    private readonly completing: PaymentsComplete,
    private readonly lists: PaymentsLists,
  ) {}

  @Public()
  @Shareable()
  @Get('payments/config')
  @ApiOperation({ summary: 'How the browser reaches the payment provider' })
  @ApiOkResponse({ type: PaymentsConfig })
  getPaymentsConfig(): PaymentsConfig {
    return this.config.get();
  }

  @MemberOnly()
  @NeedsConfirmedEmail('pay')
  @Post('create-payment-intent')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentIntentSecret })
  @Refuses(
    'NOT_FOUND',
    'OWN_CONTRACT',
    'NOT_FOR_SALE',
    'NOT_OFFERED',
    'RESERVED',
    'NOT_CHOSEN',
    'TERMS_CHANGED',
    'CONFLICT',
    'RATE_LIMITED',
    'PAYMENT_PROVIDER',
  )
  @AnswersSecret()
  createPaymentIntent(@CurrentViewer() viewer: Viewer, @Body() input: CreatePaymentIntentInput) {
    return this.intents.create(viewer, input);
  }

  @MemberOnly()
  @BeforeTerms()
  @Post('complete-purchase')
  @ApiOkResponse({ type: CompletePurchaseResult, description: 'The contract is reserved for you' })
  @ApiAcceptedResponse({
    type: CompletePurchaseResult,
    description: 'The outcome is not known yet; repeat the request',
  })
  @Refuses(
    'NOT_FOUND',
    'PAYMENT_REQUIRED',
    'CONTRACT_TAKEN',
    'NOT_FOR_SALE',
    'NOT_OFFERED',
    'RESERVED',
    'NOT_CHOSEN',
    'TERMS_CHANGED',
    'CONFLICT',
    'PAYMENT_PROVIDER',
  )
  async completePurchase(
    @CurrentViewer() viewer: Viewer,
    @Body() { paymentIntentId }: CompletePurchaseInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CompletePurchaseResult> {
    const result = await this.completing.complete(viewer, paymentIntentId);
    response.status(STATUS_OF[result.status]);
    return result;
  }

  @MemberOnly()
  @Get('purchases')
  @ApiOperation({ summary: 'What the viewer bought or tried to buy, newest first' })
  @ApiOkResponse({ type: [Purchase] })
  async listPurchases(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Purchase[]> {
    return linkNext(response, await this.lists.bought(viewer, pageOf(query)));
  }

  @MemberOnly()
  @Get('sales')
  @ApiOperation({ summary: "The viewer's contracts that were bought, newest first" })
  @ApiOkResponse({ type: [Purchase] })
  async listSales(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Purchase[]> {
    return linkNext(response, await this.lists.sold(viewer, pageOf(query)));
  }

  @MemberOnly()
  @Get('contracts/:id/my-purchase')
  @ApiOperation({ summary: "The viewer's purchase of a contract, or its sale if they listed it" })
  @ApiOkResponse({ type: Purchase })
  getMyPurchase(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Purchase> {
    return this.lists.getOfContract(viewer, id);
  }

  @MemberOnly()
  @Get('purchases/:id')
  @ApiOperation({ summary: 'One purchase, for its receipt' })
  @ApiOkResponse({ type: Purchase })
  getPurchase(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Purchase> {
    return this.lists.get(viewer, id);
  }
}

@StaffOnly(...RIGHTS.manageMoney)
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
    @Query() query: ListPurchasesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminPurchase[]> {
    const { q, status, sort } = query;
    return linkNext(response, await this.lists.all({ ...pageOf(query), q, status, sort }));
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
