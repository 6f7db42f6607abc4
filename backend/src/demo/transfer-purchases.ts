import { feeOf } from '@handover/domain/fee';
import type { Played } from './transfer-play.js';
import { termsOf } from '../contracts/contract.terms.js';
import { PurchaseStatus as S, type Actor, type Cause } from '../payments/purchase/purchase.status.js';
import type { DemoContract } from './catalogue.js';
import type { Random } from './random.js';

const CARD = { brand: 'visa', last4: '4242' };

type Step = [to: S, cause: Cause, by: Actor];
const PAID: Step[] = [
  [S.CREATED, 'opened', 'buyer'],
  [S.AUTHORISED, 'card-authorised', 'buyer'],
  [S.CLAIMED, 'first', 'buyer'],
  [S.CAPTURED, 'paid', 'buyer'],
];
/** What became of the payment, by its last status. */
const AFTER: Partial<Record<S, Step[]>> = {
  [S.CAPTURED]: [],
  [S.KEPT]: [[S.KEPT, 'transfer-ended', 'transfer']],
  [S.REFUNDED]: [
    [S.REFUNDING, 'transfer-ended', 'transfer'],
    [S.REFUNDED, 'transfer-ended', 'webhook'],
  ],
  [S.CHARGED_BACK]: [
    [S.DISPUTED, 'dispute-opened', 'webhook'],
    [S.CHARGED_BACK, 'dispute-lost', 'webhook'],
  ],
};

function statusOf({ state }: Played): S {
  if (state.endReason === 'charged-back') return S.CHARGED_BACK;
  if (state.feeOutcome === 'keep') return S.KEPT;
  return state.feeOutcome === 'refund' ? S.REFUNDED : S.CAPTURED;
}

/** The purchase of a played transfer, its history, and the payment that the sandbox knows, so that it can be refunded. */
export function purchaseOf(
  random: Random,
  played: Played,
  contract: DemoContract,
  buyerId: string,
): { purchase: { id: string }; history: object[]; payments: object[] } {
  const start = played.state.createdAt;
  const id = random.uuidAt(Date.parse(start));
  const status = statusOf(played);
  const steps = [...PAID, ...(AFTER[status] ?? [])];
  const timeOf = (at: number) => (at < PAID.length ? start : played.at);
  const [intent, charge] = [`pi_demo${id.replaceAll('-', '')}`, `ch_demo${id.replaceAll('-', '')}`];
  const isRefunded = status === S.REFUNDED;
  const money = { amount: feeOf(contract.type), currency: 'usd' };
  const purchase = {
    ...{ ...money, id, contractId: contract.id, contractTitle: contract.title, terms: termsOf(contract) },
    ...{ termsVersion: 1, buyerId, sellerId: contract.sellerId, mode: 'sandbox', status },
    ...{ cause: steps.at(-1)?.[1], holdsContract: status === S.CAPTURED, paymentIntentId: intent },
    ...{
      attempts: 0,
      refundRound: isRefunded ? 1 : 0,
      takeOffMarket: played.outcome?.takeOffMarket ?? false,
    },
    ...{ cardBrand: CARD.brand, cardLast4: CARD.last4, amountRefunded: isRefunded ? money.amount : 0 },
    ...{ authorisedAt: start, capturedAt: start, refundedAt: isRefunded ? played.at : null },
    ...{ keptAt: status === S.KEPT ? played.at : null, createdAt: start },
    updatedAt: status === S.CAPTURED ? start : played.at,
  };
  const history = steps.map(([to, cause, by], at) => ({
    ...{ id: random.uuidAt(Date.parse(timeOf(at)) + at), purchaseId: id, at: timeOf(at) },
    ...{ from: steps[at - 1]?.[0] ?? null, to, cause, by },
  }));
  const shared = {
    ...money,
    livemode: false,
    metadata: { contractId: contract.id, buyerId, purchaseId: id },
  };
  const bodies = [
    {
      ...{ ...shared, id: intent, object: 'payment_intent', status: 'succeeded', latest_charge: charge },
      ...{ amount_received: money.amount, client_secret: `${intent}_secret`, cancellation_reason: null },
    },
    {
      ...{ ...shared, id: charge, object: 'charge', status: 'succeeded', captured: true, paid: true },
      ...{ amount_captured: money.amount, amount_refunded: purchase.amountRefunded, refunded: isRefunded },
      ...{ disputed: status === S.CHARGED_BACK, payment_intent: intent, payment_method: null },
      payment_method_details: { type: 'card', card: CARD },
    },
  ];
  const payments = bodies.map((body) => ({ id: body.id, kind: body.object, intent, body, hidden: {} }));
  return { purchase, history, payments };
}
