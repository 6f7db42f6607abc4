import { feeOf } from '@handover/domain/fee';
import { termsOf } from '../contracts/contract.terms.js';
import { PurchaseStatus as S, type Actor, type Cause } from '../payments/purchase/purchase.status.js';
import type { DemoContract } from './catalogue.js';
import type { Random } from './random.js';
import type { Played } from './transfer-play.js';

const CARD = { brand: 'visa', last4: '4242' };

type Step = [to: S, cause: Cause, by: Actor];
const PAID: Step[] = [
  [S.CREATED, 'opened', 'buyer'],
  [S.AUTHORISED, 'card-authorised', 'buyer'],
  [S.CLAIMED, 'first', 'buyer'],
  [S.CAPTURED, 'paid', 'buyer'],
];
const KEPT: Step[] = [[S.KEPT, 'transfer-ended', 'transfer']];
const REFUNDED: Step[] = [
  [S.REFUNDING, 'transfer-ended', 'transfer'],
  [S.REFUNDED, 'transfer-ended', 'webhook'],
];
const CHARGED_BACK: Step[] = [
  [S.DISPUTED, 'dispute-opened', 'webhook'],
  [S.CHARGED_BACK, 'dispute-lost', 'webhook'],
];

/** What became of the payment. */
function afterwards({ endReason, feeOutcome }: Played['state']): Step[] {
  if (endReason === 'charged-back') return CHARGED_BACK;
  if (feeOutcome === 'keep') return KEPT;
  return feeOutcome === 'refund' ? REFUNDED : [];
}

/** The purchase of a played transfer, its history, and the payment that the sandbox knows, so that it can be refunded. */
export function purchaseOf(random: Random, played: Played, contract: DemoContract, buyerId: string) {
  const start = played.state.createdAt;
  const id = random.uuidAt(Date.parse(start));
  const steps = [...PAID, ...afterwards(played.state)];
  const [status, cause] = steps.at(-1) as Step;
  const [intent, charge] = ['pi_demo', 'ch_demo'].map((prefix) => prefix + id.replaceAll('-', ''));
  const money = { amount: feeOf(contract.type), currency: 'usd' };
  const refunded = status === S.REFUNDED ? played.at : null;
  const amountRefunded = refunded ? money.amount : 0;
  const purchase = {
    ...{ ...money, id, contractId: contract.id, contractTitle: contract.title, terms: termsOf(contract) },
    ...{ termsVersion: 1, buyerId, sellerId: contract.sellerId, mode: 'sandbox', status, cause, attempts: 0 },
    ...{ holdsContract: status === S.CAPTURED, paymentIntentId: intent, refundRound: refunded ? 1 : 0 },
    ...{ takeOffMarket: played.outcome?.takeOffMarket ?? false, amountRefunded, refundedAt: refunded },
    ...{ cardBrand: CARD.brand, cardLast4: CARD.last4, authorisedAt: start, capturedAt: start },
    ...{ keptAt: status === S.KEPT ? played.at : null, createdAt: start },
    updatedAt: status === S.CAPTURED ? start : played.at,
  };
  const history = steps.map(([to, why, by], nth) => {
    const at = nth < PAID.length ? start : played.at;
    const from = steps[nth - 1]?.[0] ?? null;
    return { id: random.uuidAt(Date.parse(at) + nth), purchaseId: id, at, from, to, cause: why, by };
  });
  const shared = {
    ...{ ...money, livemode: false, status: 'succeeded' },
    metadata: { contractId: contract.id, buyerId, purchaseId: id },
  };
  const bodies = [
    {
      ...{ ...shared, id: intent, object: 'payment_intent', latest_charge: charge },
      ...{ amount_received: money.amount, client_secret: `${intent}_secret`, cancellation_reason: null },
    },
    {
      ...{ ...shared, id: charge, object: 'charge', captured: true, paid: true, payment_intent: intent },
      ...{ amount_captured: money.amount, amount_refunded: amountRefunded, refunded: refunded !== null },
      ...{ disputed: status === S.CHARGED_BACK, payment_method: null },
      payment_method_details: { type: 'card', card: CARD },
    },
  ];
  const payments = bodies.map((body) => ({ id: body.id, kind: body.object, intent, body, hidden: {} }));
  return { purchase, history, payments };
}
