import { Action, Layout, Paragraph } from './layout.js';
import type { MailTemplate } from './mail-template.js';

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
