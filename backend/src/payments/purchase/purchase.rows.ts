import { may, type Viewer } from '../../common/api/request-of.js';
import { PurchaseTransition } from './purchase-transition.entity.js';
import { Purchase } from './purchase.entity.js';

/* SQL in this file: columns of statements that lock or join, and a part of each statement about contracts. */

/** The columns of a purchase as its entity names them. */
export const PURCHASE_COLUMNS = `p.id, p.contract_id as "contractId", p.contract_title as "contractTitle",
  p.terms, p.terms_version as "termsVersion",
  p.buyer_id as "buyerId", p.seller_id as "sellerId", p.amount, p.currency, p.mode, p.status, p.cause,
  p.holds_contract as "holdsContract", p.payment_intent_id as "paymentIntentId", p.attempts,
  p.refund_round as "refundRound", p.refund_reason as "refundReason",
  p.take_off_market as "takeOffMarket", p.off_market_reason as "offMarketReason", p.card_brand as "cardBrand", p.card_last4 as "cardLast4",
  p.amount_refunded as "amountRefunded",
  p.authorised_at as "authorisedAt", p.captured_at as "capturedAt",
  p.refunded_at as "refundedAt", p.kept_at as "keptAt", p.next_look_at as "nextLookAt",
  p.created_at as "createdAt", p.updated_at as "updatedAt"`;

/**
 * True if a purchase holds the contract `c`; see ContractSales. A scalar subquery, because the planner may answer `exists`
 * by a hash of all sales, although a page needs one look into the unique index per row (ADR 0006).
 */
export const IS_HELD = `coalesce(
    (select true from purchases p where p.contract_id = c.id and p.holds_contract), false)`;

/** Makes a row an instance of its entity, because `@Shown` works by class. */
export const toPurchase = (row: object): Purchase => Object.assign(new Purchase(), row);

/** The card is the buyer's own business: the seller's view of a purchase is without it. */
export const asSeenBy = (viewer: Viewer, purchase: Purchase): Purchase =>
  may(viewer, 'manageMoney') || viewer.id === purchase.buyerId
    ? purchase
    : Object.assign(new Purchase(), purchase, { cardBrand: null, cardLast4: null });

/** From JSON, where PostgreSQL writes timestamps in another form than elsewhere. */
export const toTransition = (row: PurchaseTransition): PurchaseTransition =>
  Object.assign(new PurchaseTransition(), row, { at: new Date(row.at).toISOString() });
