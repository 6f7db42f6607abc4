import type { MailTemplate } from './template.js';
import { Action, Layout, Paragraph } from './layout.js';

export const passwordReset: MailTemplate<'password-reset'> = ({ link }, site) => ({
  subject: `Reset your password for ${site.title}`,
  body: (
    <Layout site={site} preview="The link is good for one hour." heading="Choose a new password">
      <Paragraph>
        Somebody, most likely you, asked for a new password. The link works once and for one hour.
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>If it was not you, leave this mail alone: your password stays as it is.</Paragraph>
    </Layout>
  ),
});

export const verifyEmail: MailTemplate<'verify-email'> = ({ link }, site) => ({
  subject: `Confirm your email address for ${site.title}`,
  body: (
    <Layout site={site} preview="One click and your address is confirmed." heading="Is this your address?">
      <Paragraph>Please confirm that this email address is yours. The link is good for seven days.</Paragraph>
      <Action href={link}>Confirm my address</Action>
      <Paragraph>If you have not made an account with us, leave this mail alone.</Paragraph>
    </Layout>
  ),
});
