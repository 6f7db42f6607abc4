import { describe, expect, it } from '@jest/globals';
import { stepAfterMissing, stepAfterModeChange } from './payments.missing.js';
import { PaymentsMode } from '../payments.mode.js';
import { Purchase } from '../purchase/purchase.entity.js';
import { transitionOf } from '../purchase/purchase.life.js';
import { PurchaseStatus as S } from '../purchase/purchase.status.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const purchaseIn = (status: S, mode = PaymentsMode.TEST, ageMs = 61_000): Purchase =>
  Object.assign(new Purchase(), { status, mode, updatedAt: new Date(NOW - ageMs).toISOString() });

const UNPAID = [S.CREATED, S.AUTHORISED, S.CLAIMED, S.RELEASING];
const OVER = [S.RELEASED, S.REFUNDED, S.CHARGED_BACK, S.KEPT, S.UNDECIDED, S.FAILED, S.CLOSED];

describe('after a change of the payment mode', () => {
  const step = (status: S, mode?: PaymentsMode) => stepAfterModeChange(purchaseIn(status, mode));

  it.each(UNPAID)('%s is released, in every mode', (status) => {
    for (const mode of Object.values(PaymentsMode))
      expect(step(status, mode)).toEqual({ action: 'abandonUnpaid', cause: 'mode-changed' });
    expect(transitionOf(status, 'abandonUnpaid', 'sweeper')).toBe(S.RELEASED);
  });

  it.each([S.CAPTURED, S.REFUNDING, S.REFUND_FAILED, S.DISPUTED])(
    'a test payment that is %s is closed',
    (status) => {
      for (const mode of [PaymentsMode.SANDBOX, PaymentsMode.TEST])
        expect(step(status, mode)).toEqual({ action: 'close', cause: 'mode-changed' });
      expect(transitionOf(status, 'close', 'sweeper')).toBe(S.CLOSED);
    },
  );

  it('a live sale stays a sale, and its refund becomes refund-failed', () => {
    for (const status of [S.CAPTURED, S.REFUND_FAILED, S.DISPUTED])
      expect(step(status, PaymentsMode.LIVE)).toBeNull();
    expect(step(S.REFUNDING, PaymentsMode.LIVE)?.action).toBe('noteRefundFailed');
  });

  it.each(OVER)('%s stays unchanged', (status) => expect(step(status)).toBeNull());
});

describe('a payment that the provider does not know', () => {
  const step = (status: S, ageMs?: number) =>
    stepAfterMissing(purchaseIn(status, PaymentsMode.TEST, ageMs), NOW);

  it.each(UNPAID)('%s is released after a minute', (status) => {
    expect(step(status, 59_000)).toBeNull();
    expect(step(status)).toEqual({ action: 'abandonUnpaid', cause: 'missing-at-provider' });
  });

  it('a refund becomes refund-failed at once', () => {
    expect(step(S.REFUNDING, 0)).toEqual({ action: 'noteRefundFailed', cause: 'missing-at-provider' });
  });

  it.each([S.CAPTURED, S.REFUND_FAILED, S.DISPUTED, ...OVER])('%s stays unchanged', (status) =>
    expect(step(status)).toBeNull(),
  );
});
