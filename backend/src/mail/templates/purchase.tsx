import { buyersFeeRule } from '@handover/domain/fee-rule-text';
import type { PurchaseMail, RefundMail } from '../../jobs/mail.job.js';
import {
  Action,
  Facts,
  formatCents,
  formatMoment,
  Layout,
  Paragraph,
  type MailTemplate,
  type Site,
} from './layout.js';

export const factsOf = (data: PurchaseMail): [string, string][] => [
  ['Contract', data.contractTitle],
  ['Transfer fee', formatCents(data.amount)],
  ['Date', formatMoment(data.purchasedAt)],
  ['Purchase', data.purchaseId],
];

const pageOf = (data: PurchaseMail, site: Site) =>
  `${site.url}/contracts/${encodeURIComponent(data.contractId)}`;

/** What comes next, with its deadline; emails that were queued by an earlier release have none. */
const until = ({ acceptBy }: PurchaseMail): string => (acceptBy ? ` by ${formatMoment(acceptBy)}` : '');

export const purchaseBuyer: MailTemplate<'purchase-buyer'> = (data, site) => ({
  subject: `Your purchase: ${data.contractTitle}`,
  body: (
    <Layout
      site={site}
      preview="Your transfer fee is paid. Next, confirm that you are ready."
      heading="The contract is reserved for you"
    >
      <Paragraph>
        Thank you. Your transfer fee is paid and the contract is reserved for you. Next: confirm that you are
        ready. Give a name and, if you like, a phone number{until(data)}. The seller does the same.
      </Paragraph>
      <Paragraph>{buyersFeeRule(data.feeRule ?? 'standard')}</Paragraph>
      <Facts of={factsOf(data)} />
      <Action href={pageOf(data, site)}>Open the contract</Action>
    </Layout>
  ),
});

export const purchaseSeller: MailTemplate<'purchase-seller'> = (data, site) => ({
  subject: `A buyer is taking over your contract: ${data.contractTitle}`,
  body: (
    <Layout site={site} preview="A buyer has paid the transfer fee." heading="Your contract has a buyer">
      <Paragraph>
        A buyer has paid the transfer fee, so your contract is no longer for sale. Next: accept this buyer
        {until(data)}. If you do not answer by then, the buyer gets the fee back and your listing is taken off
        the market. You don't pay anything.
      </Paragraph>
      <Facts of={factsOf(data)} />
      <Action href={pageOf(data, site)}>Open the contract</Action>
    </Layout>
  ),
});

export const purchaseOperator: MailTemplate<'purchase-operator'> = (data, site) => ({
  subject: `Purchase: ${data.contractTitle}`,
  body: (
    <Layout site={site} preview="A transfer has begun." heading="A transfer fee was paid">
      <Paragraph>
        The contract is pending now. The buyer and the seller go through the transfer step by step. You get an
        email if it gets stuck, and when it ends.
      </Paragraph>
      <Facts
        of={[
          ...factsOf(data),
          ['Buyer', data.buyerEmail],
          ['Seller', data.sellerEmail],
          ['Payment', data.paymentIntentId],
        ]}
      />
      <Action href={pageOf(data, site)}>Open the contract</Action>
    </Layout>
  ),
});

const amountOf = ({ amount }: RefundMail): string => formatCents(amount);

/** Banks name this range; we know only that the provider has sent the money. */
const arrivalOf = (data: RefundMail): string =>
  data.isTest
    ? 'This was a test payment, so no money moved.'
    : `Your bank usually shows the ${amountOf(data)} within 5 to 10 business days, on the card you paid with.`;

const CONTRACT_FOR_BUYER = {
  active: 'The contract is for sale again, and you can buy it again if you still want it.',
  cancelled: 'The contract is no longer for sale.',
} as const;

const CONTRACT_FOR_SELLER = {
  active: 'Your contract is for sale again. You do not need to do anything.',
  cancelled: 'Your contract is off the market. Write to us if you want to list it again.',
} as const;

export const refundBuyer: MailTemplate<'refund-buyer'> = (data, site) => ({
  subject: `Your refund: ${data.contractTitle}`,
  body: (
    <Layout site={site} preview={`We refunded ${amountOf(data)}.`} heading={`We refunded ${amountOf(data)}`}>
      <Paragraph>
        We refunded your transfer fee. {arrivalOf(data)}
        {data.contract && ` ${CONTRACT_FOR_BUYER[data.contract]}`}
      </Paragraph>
      <Facts of={factsOf(data)} />
      <Action href={pageOf(data, site)}>Open the contract</Action>
    </Layout>
  ),
});

export const refundSeller: MailTemplate<'refund-seller'> = (data, site) => ({
  subject: `The buyer of your contract was refunded: ${data.contractTitle}`,
  body: (
    <Layout site={site} preview="This purchase does not go on." heading="This purchase does not go on">
      <Paragraph>
        We refunded the buyer&apos;s transfer fee of {amountOf(data)}, so this purchase does not go on. You
        don&apos;t owe anything.{data.contract && ` ${CONTRACT_FOR_SELLER[data.contract]}`}
      </Paragraph>
      <Facts of={factsOf(data)} />
      <Action href={pageOf(data, site)}>Open the contract</Action>
    </Layout>
  ),
});
