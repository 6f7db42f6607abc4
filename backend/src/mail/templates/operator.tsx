import { causeText } from '@handover/domain/purchase-causes';
import { Action, Facts, Layout, Paragraph, type MailTemplate } from './layout.js';
import type { PaymentAlert } from '../../jobs/mail.job.js';
import { factsOf } from './purchase.js';

/** Tells the operator of something outside the marketplace, such as files that nothing refers to. */
export const operatorNote: MailTemplate<'operator-note'> = ({ title, text }, site) => ({
  subject: title,
  body: (
    <Layout site={site} preview={text} heading={title}>
      <Paragraph>{text}</Paragraph>
    </Layout>
  ),
});

/** Tells the operator that a transfer is stuck or has ended. */
export const transferOperator: MailTemplate<'transfer-operator'> = ({ contractId, title, text }, site) => ({
  subject: title,
  body: (
    <Layout site={site} preview={text} heading={title}>
      <Paragraph>{text}</Paragraph>
      <Action href={`${site.url}/contracts/${encodeURIComponent(contractId)}`}>Open the contract</Action>
    </Layout>
  ),
});

const WISHES: Record<string, string> = {
  transfer: 'Transfer my contract',
  takeover: 'Take over a contract',
  both: 'Explore both options',
};

export const contactRequest: MailTemplate<'contact-request'> = (data, site) => ({
  subject: `Contact request from ${data.name}`,
  // an answer goes to the person who wrote
  replyTo: { name: data.name, address: data.email },
  body: (
    <Layout site={site} preview="A visitor sent the contact form." heading="A contact request">
      <Paragraph>
        {site.promisesReply && 'We promise an answer within 24 hours. '}Reply to this email to reach the
        sender.
      </Paragraph>
      <Facts
        of={[
          ['Name', data.name],
          ['Email', data.email],
          ['Phone', data.phone],
          ['Wants to', data.userType && (WISHES[data.userType] ?? data.userType)],
          ['Kind of contract', data.contractType],
          ['Message', data.message],
        ]}
      />
    </Layout>
  ),
});

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
        <Action href={`${site.url}/admin?tab=sales&q=${encodeURIComponent(data.purchaseId)}`}>
          Open the sale
        </Action>
      </Layout>
    ),
  };
};
