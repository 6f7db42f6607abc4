import type { MailTemplate } from './mail-template.js';
import { Action, Layout, Paragraph } from './layout.js';

export const passwordReset: MailTemplate<'password-reset'> = ({ link }, site) => ({
  subject: `Reset your password for ${site.title}`,
  body: (
    <Layout site={site} preview="The link expires in one hour." heading="Choose a new password">
      <Paragraph>
        We received a request to reset your password. This link works once and expires in one hour.
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>If this wasn't you, you can ignore this email. Your password won't change.</Paragraph>
    </Layout>
  ),
});

export const verifyEmail: MailTemplate<'verify-email'> = ({ link }, site) => ({
  subject: `Confirm your email address for ${site.title}`,
  body: (
    <Layout site={site} preview="One click and your address is confirmed." heading="Is this your address?">
      <Paragraph>
        Please confirm that this email address is yours: then mails about your contracts and your account
        reach you. The link expires in seven days.
      </Paragraph>
      <Action href={link}>Confirm my address</Action>
      <Paragraph>If you didn't create an account with us, you can ignore this email.</Paragraph>
    </Layout>
  ),
});
