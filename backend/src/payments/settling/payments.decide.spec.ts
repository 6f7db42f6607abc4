import { describe, expect, it } from '@jest/globals';
import { amountRefunded, errandOf, nextStep, type Situation } from './payments.decide.js';
import { PaymentsMode } from '../payments.mode.js';
import type { ProviderPayment } from '../provider/provider.payment.js';
import { Purchase } from '../purchase/purchase.entity.js';
import { PurchaseStatus as S } from '../purchase/purchase.status.js';

const purchaseIn = (status: S, more: Partial<Purchase> = {}): Purchase =>
  Object.assign(new Purchase(), {
    id: 'purchase',
    contractId: 'contract',
    buyerId: 'buyer',
    amount: 2500,
    currency: 'usd',
    holdsContract: true,
    mode: PaymentsMode.SANDBOX,
    paymentIntentId: 'pi_1',
    cause: 'opened',
    refundRound: status === S.CAPTURED || status === S.DISPUTED ? 0 : 1,
    status,
    ...more,
  });

const payment = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'pi_1',
  state: 'open',
  amount: 2500,
  currency: 'usd',
  live: false,
  contractId: 'contract',
  buyerId: 'buyer',
  purchaseId: 'purchase',
  clientSecret: null,
  taken: more.state === 'taken' ? 2500 : 0,
  returned: 0,
  holdExpired: false,
  card: null,
  dispute: 'none',
  refunds: [],
  ...more,
});

const step = (status: S, seen: Partial<ProviderPayment>, more: Partial<Situation> = {}) =>
  nextStep({ purchase: purchaseIn(status), payment: payment(seen), sale: 'free', abandoned: false, ...more });

const refund = (status: 'pending' | 'succeeded' | 'failed', round: number | null = 1) => ({
  status,
  amount: 2500,
  round,
});

const RETURNED = { state: 'taken', returned: 2500, refunds: [refund('succeeded')] } as const;

describe('the next step', () => {
  it.each([
    ['waits while a payment is open', S.CREATED, { state: 'open' }, {}, undefined],
    [
      'waits while the bank has not answered',
      S.CREATED,
      { state: 'processing' },
      { sale: 'taken' },
      undefined,
    ],
    ['releases an abandoned payment', S.CREATED, { state: 'open' }, { abandoned: true }, 'release'],
    [
      'releases an open payment for a taken contract',
      S.CREATED,
      { state: 'open' },
      { sale: 'taken' },
      'release',
    ],
    ['notes an authorized card', S.CREATED, { state: 'held' }, {}, 'authorise'],
    [
      'notes an authorized card even if the contract is taken',
      S.CREATED,
      { state: 'held' },
      { sale: 'taken' },
      'authorise',
    ],
    ['claims the contract for the first buyer', S.AUTHORISED, { state: 'held' }, {}, 'claim'],
    ['releases a later buyer', S.AUTHORISED, { state: 'held' }, { sale: 'taken' }, 'release'],
    [
      'refunds a later buyer who was charged',
      S.AUTHORISED,
      { state: 'taken' },
      { sale: 'taken' },
      'giveBack',
    ],
    ['releases after the hold was cancelled', S.AUTHORISED, { state: 'cancelled' }, {}, 'release'],
    ['waits for the charge of a claim', S.CLAIMED, { state: 'held' }, {}, undefined],
    ['completes the sale after the charge', S.CLAIMED, { state: 'taken' }, {}, 'capture'],
    ['refunds a charge of less than the fee', S.CLAIMED, { state: 'taken', taken: 1 }, {}, 'giveBack'],
    [
      'undoes the claim after a refused charge',
      S.CLAIMED,
      { state: 'held', captureRefused: true },
      {},
      'release',
    ],
    ['keeps a claim that was made after the payment was read', S.CLAIMED, { state: 'open' }, {}, undefined],
    [
      'undoes the claim if a refused charge left the payment open',
      S.CLAIMED,
      { state: 'open', captureRefused: true },
      {},
      'release',
    ],
    [
      'undoes the claim after the hold expired',
      S.CLAIMED,
      { state: 'cancelled', holdExpired: true },
      {},
      'fail',
    ],
    ['finishes the release of a cancelled hold', S.RELEASING, { state: 'cancelled' }, {}, 'finishRelease'],
    ['refunds a charge made during the release', S.RELEASING, { state: 'taken' }, {}, 'giveBack'],
    [
      'waits for a pending refund',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('pending')] },
      {},
      undefined,
    ],
    [
      'notes a refund that succeeded',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('succeeded')] },
      {},
      'noteRefunded',
    ],
    [
      'notes a refund that failed',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('failed')] },
      {},
      'noteRefundFailed',
    ],
    [
      'ignores the failure of an earlier refund',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('failed', 0)] },
      {},
      undefined,
    ],
    [
      'notes a refund that the bank returned',
      S.REFUNDED,
      { state: 'taken', refunds: [refund('failed')] },
      {},
      'noteRefundFailed',
    ],
    [
      "notes a refund made in the provider's dashboard",
      S.CAPTURED,
      { state: 'taken', returned: 2500 },
      {},
      'noteRefunded',
    ],
    ['notes a dispute of a kept fee', S.KEPT, { state: 'taken', dispute: 'open' }, {}, 'dispute'],
    ['notes the refund of a kept fee', S.KEPT, { state: 'taken', returned: 2500 }, {}, 'noteRefunded'],
    ['leaves a kept fee alone', S.KEPT, { state: 'taken' }, {}, undefined],
    ['notes a dispute of an undecided fee', S.UNDECIDED, { state: 'taken', dispute: 'open' }, {}, 'dispute'],
    ['leaves an undecided fee alone', S.UNDECIDED, { state: 'taken' }, {}, undefined],
    ['notes a dispute', S.CAPTURED, { state: 'taken', dispute: 'open' }, {}, 'dispute'],
    ['notes a dispute that was won', S.DISPUTED, { state: 'taken', dispute: 'won' }, {}, 'win'],
    ['notes a dispute that was lost', S.DISPUTED, { state: 'taken', dispute: 'lost' }, {}, 'lose'],
    [
      'notes a dispute after a failed refund',
      S.REFUND_FAILED,
      { state: 'taken', dispute: 'open' },
      {},
      'dispute',
    ],
    [
      'notes a dispute after a failed refund that was lost already',
      S.REFUND_FAILED,
      { state: 'taken', dispute: 'lost' },
      {},
      'dispute',
    ],
    ['notes a dispute instead of a refund', S.REFUNDING, { state: 'taken', dispute: 'open' }, {}, 'dispute'],
    [
      'waits for a pending refund before a dispute',
      S.REFUNDING,
      { state: 'taken', dispute: 'open', refunds: [refund('pending')] },
      {},
      undefined,
    ],
    ['notes a dispute after a refund', S.REFUNDED, { ...RETURNED, dispute: 'open' }, {}, 'dispute'],
    ['notes a lost dispute after a refund', S.REFUNDED, { ...RETURNED, dispute: 'lost' }, {}, 'dispute'],
    [
      'keeps a refunded payment whose dispute was won',
      S.REFUNDED,
      { ...RETURNED, dispute: 'won' },
      {},
      undefined,
    ],
    [
      'returns to refunded after a won dispute',
      S.DISPUTED,
      { ...RETURNED, dispute: 'won' },
      {},
      'noteRefunded',
    ],
    [
      'owes a refund after a lost dispute was reversed',
      S.CHARGED_BACK,
      { state: 'taken', dispute: 'won' },
      { sale: 'taken' },
      'winOwingRefund',
    ],
    ['keeps a lost dispute', S.CHARGED_BACK, { state: 'taken', dispute: 'lost' }, {}, undefined],
    [
      'waits for an admin after a failed refund',
      S.REFUND_FAILED,
      { state: 'taken', dispute: 'won' },
      {},
      undefined,
    ],
    ['refunds a released payment that was charged', S.RELEASED, { state: 'taken' }, {}, 'giveBack'],
    ['keeps a closed purchase', S.CLOSED, { state: 'taken' }, {}, undefined],
    [
      'changes no status after a partial refund',
      S.CAPTURED,
      { state: 'taken', returned: 1000 },
      {},
      undefined,
    ],
    ['keeps a released purchase', S.RELEASED, { state: 'held' }, {}, undefined],
  ] as [string, S, Partial<ProviderPayment>, Partial<Situation>, string | undefined][])(
    '%s',
    (_text, status, seen, more, action) => expect(step(status, seen, more)?.action).toBe(action),
  );

  it.each([
    ['amount', { amount: 2499 }],
    ['currency', { currency: 'eur' }],
    ['mode', { live: true }],
    ['buyer', { buyerId: 'another buyer' }],
    ['contract', { contractId: 'another' }],
    ['purchase', { purchaseId: null }],
  ])('rejects a payment of another %s in every state', (_what, other) => {
    expect(step(S.AUTHORISED, { state: 'held', ...other })).toEqual({ action: 'release', cause: 'mismatch' });
    expect(step(S.AUTHORISED, { state: 'taken', ...other })).toEqual({
      action: 'giveBack',
      cause: 'mismatch',
    });
  });
});

it('the refunded amount falls only after a failed refund, not when an older read is written later', () => {
  const known = purchaseIn(S.CAPTURED, { amountRefunded: 1000 });
  const seen = (more: Partial<ProviderPayment>) =>
    amountRefunded(known, payment({ state: 'taken', ...more }));
  expect(seen({ returned: 0 })).toBe(1000);
  expect(seen({ returned: 1500, refunds: [refund('succeeded')] })).toBe(1500);
  expect(seen({ returned: 0, refunds: [refund('failed')] })).toBe(0);
});

describe('a won dispute', () => {
  const won = (purchase: Partial<Purchase>) =>
    nextStep({
      purchase: purchaseIn(S.DISPUTED, purchase),
      payment: payment({ state: 'taken', dispute: 'won' }),
      sale: 'taken',
      abandoned: false,
    })?.action;

  it('restores the sale, unless a refund is owed or the contract was lost', () => {
    expect(won({})).toBe('win');
    expect(won({ refundRound: 1 })).toBe('winOwingRefund');
    expect(won({ holdsContract: false })).toBe('winOwingRefund');
  });

  it('restores the sale after a charge-back, if the transfer goes on', () => {
    const reversed = (sale: Situation['sale'], purchase: Partial<Purchase> = {}) =>
      nextStep({
        purchase: purchaseIn(S.CHARGED_BACK, { holdsContract: false, refundRound: 0, ...purchase }),
        payment: payment({ state: 'taken', dispute: 'won' }),
        ...{ sale, abandoned: false },
      })?.action;
    expect(reversed('free')).toBe('win');
    expect(reversed('taken')).toBe('winOwingRefund');
    expect(reversed('free', { refundRound: 1 })).toBe('winOwingRefund');
  });

  it('restores a kept fee, unless its refund was begun', () => {
    const kept = { holdsContract: false, keptAt: '2026-03-01T12:00:00.000Z' };
    expect(won(kept)).toBe('winKept');
    expect(won({ ...kept, refundRound: 1 })).toBe('winOwingRefund');
  });
});

describe('the request to the provider', () => {
  it.each([
    ['captures a claimed hold', S.CLAIMED, { state: 'held' }, 'capture'],
    ['asks whether a claimed payment that was open can be charged', S.CLAIMED, { state: 'open' }, 'capture'],
    ['is not needed after the charge', S.CLAIMED, { state: 'taken' }, null],
    ['cancels a released hold', S.RELEASING, { state: 'held' }, 'cancel'],
    ['cancels a hold that is found after the release', S.RELEASED, { state: 'held' }, 'cancel'],
    ['is not needed after the release', S.RELEASED, { state: 'cancelled' }, null],
    ['closes an unpaid payment', S.RELEASING, { state: 'open' }, 'cancel'],
    ['starts a refund', S.REFUNDING, { state: 'taken' }, 'refund'],
    ['refunds once per round', S.REFUNDING, { state: 'taken', refunds: [refund('pending')] }, null],
    [
      'refunds again in a new round',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('failed', 0)] },
      'refund',
    ],
    ['leaves a sale alone', S.CAPTURED, { state: 'taken' }, null],
  ] as [string, S, Partial<ProviderPayment>, string | null][])('%s', (_text, status, seen, errand) =>
    expect(errandOf(purchaseIn(status), payment(seen))).toBe(errand),
  );
});
