import { Layout, Paragraph } from './layout.js';
import type { MailTemplate } from './mail-template.js';

/** Tells the operator of something outside the marketplace, such as files that nothing refers to. */
export const operatorNote: MailTemplate<'operator-note'> = ({ title, text }, site) => ({
  subject: title,
  body: (
    <Layout site={site} preview={text} heading={title}>
      <Paragraph>{text}</Paragraph>
    </Layout>
  ),
});
