import { causeText } from '@handover/domain/purchase-causes';
import type { PaymentAlert } from '../../jobs/mail.job.js';
import { Facts, Action, Layout, Paragraph } from './layout.js';
import { factsOf } from './purchase.js';
import type { MailTemplate } from './mail-template.js';

const TEXTS: Record<PaymentAlert, { subject: string; text: string }> = {
  disputed: {
    subject: 'Payment disputed',
    text: "The buyer's bank disputes this payment and holds the money. Answer with evidence in the payment provider's dashboard before the deadline shown there. The contract stays with the buyer until the dispute is decided.",
  },
  'disputed-after-refund': {
    subject: 'Refunded payment disputed',
    text: "This payment was refunded, and now the buyer's bank disputes it too. Answer in the payment provider's dashboard with proof of the refund before the deadline shown there; otherwise the money goes back twice.",
  },
  'refund-failed': {
    subject: 'Refund failed',
    text: "The buyer does not have their money back. Try the refund again in the admin, or arrange it with the buyer through the payment provider's dashboard.",
  },
  'charge-unknown': {
    subject: 'Payment cannot be found',
    text: 'The payment provider no longer knows this payment, or its keys were changed, while the card was being charged. The contract is for sale again. Look for the payment in the dashboard of the account that opened it: if it was charged, refund it there.',
  },
};

/** Notifies the operator of a payment that needs manual work. */
export const paymentAlert: MailTemplate<'payment-alert'> = (data, site) => {
  const { subject, text } = TEXTS[data.alert];
  return {
    subject: `${subject}: ${data.contractTitle}`,
    body: (
      <Layout site={site} preview={text} heading={subject}>
        <Paragraph>{text}</Paragraph>
        <Facts
          of={[
            ...factsOf(data),
            ['Reason', causeText(data.cause)],
            ['Payment', data.paymentIntentId ?? 'None'],
          ]}
        />
        <Action href={`${site.url}/admin?tab=purchases&q=${encodeURIComponent(data.purchaseId)}`}>
          Open the purchase
        </Action>
      </Layout>
    ),
  };
};
