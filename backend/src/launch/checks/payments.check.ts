import { dayOf } from '@handover/domain/days';
import { findMark } from '../../installation/marks.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

const KEYS = { sandbox: 'The site runs on the payment sandbox', test: 'The site has test keys' } as const;

export const payments: LaunchCheckDefinition = {
  key: 'payments',
  title: 'Live payment keys and webhook',
  why: 'Without live keys no real money moves, and without the webhook Handover learns of payments late.',
  fix: { label: 'Stripe > Developers > Webhooks', href: 'https://dashboard.stripe.com/webhooks' },
  async find({ config, database }) {
    const { paymentsMode, publicUrl } = config;
    if (paymentsMode !== 'live') return open(`${KEYS[paymentsMode]}, so no real money moves.`);
    const mark = await findMark(database, 'live-webhook');
    return mark
      ? done(`Live keys are set, and a signed event arrived on ${dayOf(mark.markedAt)}.`)
      : open(
          `Live keys are set, but no signed event of Stripe has arrived at ${publicUrl}/api/stripe/webhook.`,
        );
  },
};
