import { dayOf } from '@handover/domain/days';
import type { PaymentsMode } from '../../payments/payments.mode.js';
import { triedPurchase } from '../../payments/purchase/tried-purchase.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

const WITH = { live: 'live keys', test: 'the test keys', sandbox: 'the payment sandbox' } as const;

export const testPurchase: LaunchCheckDefinition = {
  key: 'test-purchase',
  title: 'A test purchase, refunded',
  why: 'One payment of your own and its refund show that keys, webhook and refunds work together.',
  fix: { label: 'Admin > Sales', href: '/admin?tab=sales' },
  async find({ config, database }) {
    const { paymentsMode } = config;
    const tried = await triedPurchase(database, paymentsMode as PaymentsMode);
    return tried
      ? done(`Paid with ${WITH[paymentsMode]} and refunded on ${dayOf(tried.refundedAt ?? '')}.`)
      : open(`No purchase with ${WITH[paymentsMode]} was paid and refunded.`);
  },
};
