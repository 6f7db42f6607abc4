import { RIGHTS } from '@handover/domain/roles';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
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
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { PaymentsComplete } from './payments.complete.js';
import { PaymentsConfigService } from './payments.config.js';
import {
  CompletePurchaseInput,
  CreatePaymentIntentInput,
  ListPurchasesArgs,
  RefundPurchaseArgs,
} from './payments.inputs.js';
import { PaymentsIntents } from './payments.intents.js';
import { PaymentsLists } from './payments.lists.js';
import { PaymentsRefunds } from './payments.refunds.js';
import {
  AdminPurchase,
  CompletePurchaseResult,
  PaymentIntentSecret,
  PaymentsConfig,
} from './payments.types.js';
import { Purchase } from './purchase/purchase.entity.js';

const PurchaseConnection = connectionType(Purchase);
export const AdminPurchaseConnection = connectionType(AdminPurchase);

@Resolver(() => Purchase)
export class PaymentsResolver {
  constructor(
    private readonly config: PaymentsConfigService,
    private readonly intents: PaymentsIntents,
    private readonly completing: PaymentsComplete,
    private readonly lists: PaymentsLists,
    private readonly refunds: PaymentsRefunds,
  ) {}

  @Public()
  @Shareable()
  @Query(() => PaymentsConfig, { description: 'How the browser reaches the payment provider.' })
  paymentsConfig(): PaymentsConfig {
    return this.config.get();
  }

  @MemberOnly()
  @NeedsConfirmedEmail('pay')
  @Mutation(() => PaymentIntentSecret, {
    description: 'Opens a payment of the transfer fee, or returns the one that is open.',
  })
  @AnswersSecret()
  createPaymentIntent(
    @CurrentViewer() viewer: Viewer,
    @Args() input: CreatePaymentIntentInput,
  ): Promise<PaymentIntentSecret> {
    return this.intents.create(viewer, input);
  }

  @MemberOnly()
  @BeforeTerms()
  @Mutation(() => CompletePurchaseResult, {
    description: 'Buys the contract with a confirmed payment; safe to repeat.',
  })
  completePurchase(
    @CurrentViewer() viewer: Viewer,
    @Args() { paymentIntentId }: CompletePurchaseInput,
  ): Promise<CompletePurchaseResult> {
    return this.completing.complete(viewer, paymentIntentId);
  }

  @MemberOnly()
  @Query(() => PurchaseConnection, { description: 'What the viewer bought or tried to buy, newest first.' })
  myPurchases(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.lists.bought(viewer, page);
  }

  @MemberOnly()
  @Query(() => PurchaseConnection, { description: "The viewer's contracts that were bought, newest first." })
  mySales(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.lists.sold(viewer, page);
  }

  @MemberOnly()
  @Query(() => Purchase, {
    description: 'One purchase, for its receipt: for its buyer, its seller and admins.',
  })
  purchase(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Its id.' }) id: string,
  ): Promise<Purchase> {
    return this.lists.get(viewer, id);
  }

  @Public()
  @Query(() => Purchase, {
    nullable: true,
    description: "The viewer's purchase of a contract, or its sale if they listed it; null if there is none.",
  })
  myPurchaseOf(
    @Caller() { viewer }: RequestContext,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
  ): Promise<Purchase | null> {
    return this.lists.findOfContract(viewer, contractId);
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @Query(() => AdminPurchaseConnection, {
    description: 'Every purchase, newest first; `q` is an id, an email address or words of the title.',
  })
  purchases(@Args() search: ListPurchasesArgs) {
    return this.lists.all(search);
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @NeedsStepUp()
  @Mutation(() => AdminPurchase, {
    description: 'Refunds the buyer; a pending contract is for sale again, or cancelled if asked for.',
  })
  refundPurchase(
    @Caller() caller: RequestContext,
    @Args() choice: RefundPurchaseArgs,
  ): Promise<AdminPurchase> {
    return this.refunds.refund(caller, choice.id, choice);
  }
}
