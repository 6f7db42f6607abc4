import { describe, expect, it } from '@jest/globals';
import { amountRefunded, errandOf, nextStep, type Situation } from './payments.decide.js';
import { PaymentsMode } from './payments.mode.js';
import type { ProviderPayment } from './provider/provider.payment.js';
import { Purchase } from './purchase.entity.js';
import { PurchaseStatus as S } from './purchase.status.js';

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

describe('what follows from what is seen', () => {
  it.each([
    ['an open payment waits', S.CREATED, { state: 'open' }, {}, undefined],
    [
      'so does one the bank has not answered',
      S.CREATED,
      { state: 'processing' },
      { sale: 'taken' },
      undefined,
    ],
    ['an abandoned one is closed', S.CREATED, { state: 'open' }, { abandoned: true }, 'release'],
    [
      'an open one for a taken contract is closed',
      S.CREATED,
      { state: 'open' },
      { sale: 'taken' },
      'release',
    ],
    ['a held card is noted', S.CREATED, { state: 'held' }, {}, 'authorise'],
    ['even where the contract is taken', S.CREATED, { state: 'held' }, { sale: 'taken' }, 'authorise'],
    ['the first claims', S.AUTHORISED, { state: 'held' }, {}, 'claim'],
    ['a later one is let go', S.AUTHORISED, { state: 'held' }, { sale: 'taken' }, 'release'],
    [
      'a later one that was charged gets it back',
      S.AUTHORISED,
      { state: 'taken' },
      { sale: 'taken' },
      'giveBack',
    ],
    ['a hold that the bank let go is over', S.AUTHORISED, { state: 'cancelled' }, {}, 'release'],
    ['a claim waits for its charge', S.CLAIMED, { state: 'held' }, {}, undefined],
    ['a charge makes the sale', S.CLAIMED, { state: 'taken' }, {}, 'capture'],
    ['a charge of less does not', S.CLAIMED, { state: 'taken', taken: 1 }, {}, 'giveBack'],
    ['a refused charge undoes the claim', S.CLAIMED, { state: 'held', captureRefused: true }, {}, 'release'],
    ['so does a payment back at its beginning', S.CLAIMED, { state: 'open' }, {}, 'release'],
    ['and an expired hold', S.CLAIMED, { state: 'cancelled', holdExpired: true }, {}, 'fail'],
    ['a cancelled hold is released', S.RELEASING, { state: 'cancelled' }, {}, 'finishRelease'],
    ['a charge in spite of it goes back', S.RELEASING, { state: 'taken' }, {}, 'giveBack'],
    ['a pending refund waits', S.REFUNDING, { state: 'taken', refunds: [refund('pending')] }, {}, undefined],
    [
      'a paid one is done',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('succeeded')] },
      {},
      'noteRefunded',
    ],
    [
      'a failed one is known',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('failed')] },
      {},
      'noteRefundFailed',
    ],
    [
      'an older failure is not this one',
      S.REFUNDING,
      { state: 'taken', refunds: [refund('failed', 0)] },
      {},
      undefined,
    ],
    [
      'a refund that bounces comes back',
      S.REFUNDED,
      { state: 'taken', refunds: [refund('failed')] },
      {},
      'noteRefundFailed',
    ],
    ['a refund in the dashboard counts', S.CAPTURED, { state: 'taken', returned: 2500 }, {}, 'noteRefunded'],
    ['a dispute is noted', S.CAPTURED, { state: 'taken', dispute: 'open' }, {}, 'dispute'],
    ['a dispute can be won', S.DISPUTED, { state: 'taken', dispute: 'won' }, {}, 'win'],
    ['and lost', S.DISPUTED, { state: 'taken', dispute: 'lost' }, {}, 'lose'],
    [
      'a dispute after a failed refund is noted',
      S.REFUND_FAILED,
      { state: 'taken', dispute: 'open' },
      {},
      'dispute',
    ],
    ['so is one that was lost already', S.REFUND_FAILED, { state: 'taken', dispute: 'lost' }, {}, 'dispute'],
    [
      'a dispute instead of a refund is noted',
      S.REFUNDING,
      { state: 'taken', dispute: 'open' },
      {},
      'dispute',
    ],
    [
      'a pending refund comes to its end first',
      S.REFUNDING,
      { state: 'taken', dispute: 'open', refunds: [refund('pending')] },
      {},
      undefined,
    ],
    ['a dispute after a refund is noted', S.REFUNDED, { ...RETURNED, dispute: 'open' }, {}, 'dispute'],
    ['so is one that was lost', S.REFUNDED, { ...RETURNED, dispute: 'lost' }, {}, 'dispute'],
    [
      'a refunded payment whose dispute is won stays',
      S.REFUNDED,
      { ...RETURNED, dispute: 'won' },
      {},
      undefined,
    ],
    ['and goes back to refunded', S.DISPUTED, { ...RETURNED, dispute: 'won' }, {}, 'noteRefunded'],
    [
      'a lost dispute can be reversed: the buyer is owed a refund',
      S.CHARGED_BACK,
      { state: 'taken', dispute: 'won' },
      {},
      'winOwingRefund',
    ],
    ['a lost one stays lost', S.CHARGED_BACK, { state: 'taken', dispute: 'lost' }, {}, undefined],
    [
      'a failed refund waits for the admin',
      S.REFUND_FAILED,
      { state: 'taken', dispute: 'won' },
      {},
      undefined,
    ],
    ['a released payment that was charged goes back', S.RELEASED, { state: 'taken' }, {}, 'giveBack'],
    ['a closed one stays closed', S.CLOSED, { state: 'taken' }, {}, undefined],
    [
      'a part that was refunded changes no status',
      S.CAPTURED,
      { state: 'taken', returned: 1000 },
      {},
      undefined,
    ],
    ['what is over stays over', S.RELEASED, { state: 'held' }, {}, undefined],
  ] as [string, S, Partial<ProviderPayment>, Partial<Situation>, string | undefined][])(
    '%s',
    (_text, status, seen, more, action) => expect(step(status, seen, more)?.action).toBe(action),
  );

  it.each([
    ['amount', { amount: 2499 }],
    ['currency', { currency: 'eur' }],
    ['mode', { live: true }],
    ['buyer', { buyerId: 'somebody' }],
    ['contract', { contractId: 'another' }],
    ['purchase', { purchaseId: null }],
  ])('a payment of another %s is turned away, whatever its state', (_what, other) => {
    expect(step(S.AUTHORISED, { state: 'held', ...other })).toEqual({ action: 'release', cause: 'mismatch' });
    expect(step(S.AUTHORISED, { state: 'taken', ...other })).toEqual({
      action: 'giveBack',
      cause: 'mismatch',
    });
  });
});

it('the amount refunded falls only because a refund failed, not because an older look is written later', () => {
  const known = purchaseIn(S.CAPTURED, { amountRefunded: 1000 });
  const seen = (more: Partial<ProviderPayment>) =>
    amountRefunded(known, payment({ state: 'taken', ...more }));
  expect(seen({ returned: 0 })).toBe(1000);
  expect(seen({ returned: 1500, refunds: [refund('succeeded')] })).toBe(1500);
  expect(seen({ returned: 0, refunds: [refund('failed')] })).toBe(0);
});

describe('a dispute that was won', () => {
  const won = (purchase: Partial<Purchase>) =>
    nextStep({
      purchase: purchaseIn(S.DISPUTED, purchase),
      payment: payment({ state: 'taken', dispute: 'won' }),
      sale: 'taken',
      abandoned: false,
    })?.action;

  it('makes it a sale again, unless the buyer was to get a refund or has lost the contract', () => {
    expect(won({})).toBe('win');
    expect(won({ refundRound: 1 })).toBe('winOwingRefund');
    expect(won({ holdsContract: false })).toBe('winOwingRefund');
  });
});

describe('what is left to do at the provider', () => {
  it.each([
    ['captures a claim that is held', S.CLAIMED, { state: 'held' }, 'capture'],
    ['has nothing to do once it is charged', S.CLAIMED, { state: 'taken' }, null],
    ['cancels what is let go', S.RELEASING, { state: 'held' }, 'cancel'],
    ['cancels what is held although it is over', S.RELEASED, { state: 'held' }, 'cancel'],
    ['leaves alone what is over', S.RELEASED, { state: 'cancelled' }, null],
    ['closes what nobody paid', S.RELEASING, { state: 'open' }, 'cancel'],
    ['refunds what is to go back', S.REFUNDING, { state: 'taken' }, 'refund'],
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
