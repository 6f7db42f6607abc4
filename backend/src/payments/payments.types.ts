import type { FeeRule } from '@handover/domain/fee-rule';
import { Field, ObjectType } from '@nestjs/graphql';
import { nameEnum } from '../common/api/enum-of.js';
import { Shown } from '../common/api/shown.js';
import { FeeRuleEnum } from '../contracts/contract.on-market.js';
import { PurchaseTransition } from './purchase/purchase-transition.entity.js';
import { PaymentsMode } from './payments.mode.js';
import { Purchase } from './purchase/purchase.entity.js';

@ObjectType({
  description: 'How the browser reaches the payment provider; loaded at run time.',
})
export class PaymentsConfig {
  @Shown(() => PaymentsMode, { description: 'Whether real money moves.' })
  mode: PaymentsMode;
  @Shown(() => String, { description: "The provider's public key.", example: 'pk_test_...' })
  publishableKey: string;
  @Shown(() => String, {
    nullable: true,
    description: "Where the provider's API is, for the embedded sandbox; null for the provider itself.",
    example: '/sandbox/stripe',
  })
  apiBase: string | null;
  @Shown(() => String, {
    nullable: true,
    description: "The provider's script, for the embedded sandbox; null for the provider's own.",
    example: '/sandbox/stripe.js',
  })
  scriptUrl: string | null;
}

@ObjectType({ description: 'What the browser needs to confirm a payment.' })
export class PaymentIntentSecret {
  @Shown(() => String, { description: 'Belongs to this buyer and contract only; never store it.' })
  clientSecret: string;

  /** REST answers the secret alone, as specified; it shows the rule with the purchase. */
  @Field(() => FeeRuleEnum, { description: 'What happens to the fee if the transfer ends early.' })
  feeRule: FeeRule;
}

export enum CompletionStatus {
  COMPLETED = 'completed',
  PROCESSING = 'processing',
}

nameEnum(CompletionStatus, 'CompletionStatus', 'Progress of a purchase.');

@ObjectType({
  description:
    'COMPLETED: the contract is reserved for you. PROCESSING: the outcome is not known yet; repeat the request.',
})
export class CompletePurchaseResult {
  @Shown(() => CompletionStatus, { description: 'Progress of the purchase.' })
  status: CompletionStatus;
}

@ObjectType({ description: 'A purchase as an admin sees it.' })
export class AdminPurchase extends Purchase {
  @Shown(() => String, {
    nullable: true,
    description: "The provider's id of the payment.",
    example: 'pi_3P...',
  })
  declare paymentIntentId: string | null;
  @Shown(() => String, { description: "The buyer's email address." })
  buyerEmail: string;
  @Shown(() => String, { description: "The seller's email address." })
  sellerEmail: string;
  @Shown(() => String, { nullable: true, description: "The admin's reason for the refund." })
  declare refundReason: string | null;
  @Shown(() => Boolean, { description: 'The refund takes the contract off the market.' })
  declare takeOffMarket: boolean;
  @Shown(() => Boolean, { description: 'True while it prevents other purchases of the contract.' })
  declare holdsContract: boolean;
  @Shown(() => Boolean, { description: 'True if it can be refunded now.' })
  refundable: boolean;
  @Shown(() => [PurchaseTransition], { description: 'Every step so far, oldest first.' })
  history: PurchaseTransition[];
}
