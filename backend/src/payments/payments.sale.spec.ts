import { expect, it } from '@jest/globals';
import { alertOf } from './payments.sale.js';
import { PURCHASE_LIFE } from './purchase/purchase.life.js';
import { PurchaseStatus as S } from './purchase/purchase.status.js';

it.each([
  [S.CAPTURED, S.DISPUTED, 'disputed'],
  [S.REFUND_FAILED, S.DISPUTED, 'disputed'],
  [S.REFUNDED, S.DISPUTED, 'disputed-after-refund'],
  [S.REFUNDING, S.REFUND_FAILED, 'refund-failed'],
  [S.REFUNDED, S.REFUND_FAILED, 'refund-failed'],
  [S.CHARGED_BACK, S.REFUND_FAILED, 'refund-failed'],
  [S.CLAIMED, S.RELEASED, 'charge-unknown'],
] as const)('mails the operator about %s -> %s', (from, status, alert) => {
  expect(alertOf(from, { status })).toBe(alert);
});

it('mails the operator about no other transition', () => {
  const alerts = Object.values(S).flatMap((from) =>
    (Object.values(PURCHASE_LIFE[from]) as { to: S }[])
      .filter(({ to }) => ![S.DISPUTED, S.REFUND_FAILED].includes(to))
      .map(({ to }) => alertOf(from, { status: to })),
  );
  expect(alerts.filter(Boolean)).toEqual(['charge-unknown']);
});
