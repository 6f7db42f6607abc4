import type { RefundMail } from '../../jobs/mail.job.js';
import type { MailTemplate } from './mail-template.js';
import { Action, Facts, Layout, Paragraph } from './layout.js';
import { formatCents } from './format.js';
import { factsOf, pageOf } from './purchase.js';

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
