import { Action, Facts, formatMoment, Layout, Paragraph, type MailTemplate } from './layout.js';
import type { SecurityChange } from '../../jobs/mail.job.js';

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

const TEXTS: Record<SecurityChange, { heading: string; text: string }> = {
  'password-changed': {
    heading: 'Your password was changed',
    text: 'You have a new password, and we signed you out everywhere else.',
  },
  'authenticator-added': {
    heading: 'An authenticator app was added',
    text: 'From now on, signing in asks for a code from your app after your password.',
  },
  'authenticator-removed': {
    heading: 'Your authenticator app was removed',
    text: 'Codes from that app no longer sign you in.',
  },
  'passkey-added': {
    heading: 'A passkey was added',
    text: 'From now on, you can confirm your sign-in with this passkey.',
  },
  'passkey-removed': {
    heading: 'A passkey was removed',
    text: 'That passkey no longer signs you in.',
  },
  'recovery-codes-replaced': {
    heading: 'You have new recovery codes',
    text: 'Your old recovery codes no longer work.',
  },
  'factors-reset': {
    heading: 'Two-step sign-in was turned off',
    text: 'Our support removed your passkeys, authenticator app and recovery codes, and signed you out everywhere.',
  },
  'token-created': {
    heading: 'An API token was created',
    text: 'Programs that have it can act in your name, within its scopes. My Account lists your tokens.',
  },
  'token-rotated': {
    heading: 'An API token has a new secret',
    text: 'The old secret works until the overlap that you chose ends.',
  },
  'token-revoked': {
    heading: 'An API token was revoked',
    text: 'Programs that used it can no longer act in your name.',
  },
};

export const securityNotice: MailTemplate<'security-notice'> = ({ change, ip, at }, site) => ({
  subject: `${TEXTS[change].heading} at ${site.title}`,
  body: (
    <Layout site={site} preview={TEXTS[change].text} heading={TEXTS[change].heading}>
      <Paragraph>{TEXTS[change].text}</Paragraph>
      <Facts
        of={[
          ['When', formatMoment(at)],
          ['IP address', ip],
        ]}
      />
      <Paragraph>
        If this was you, there is nothing to do. If it was not, set a new password right away and write to us.
      </Paragraph>
      <Action href={`${site.url}/api/login?mode=forgot`}>Set a new password</Action>
    </Layout>
  ),
});

export const webhookOff: MailTemplate<'webhook-off'> = ({ url }, site) => ({
  subject: `A webhook was switched off at ${site.title}`,
  body: (
    <Layout site={site} preview="It accepted no event for five days." heading="Your webhook was switched off">
      <Paragraph>
        This address accepted no event for five days, so we stopped sending events to it. What we could not
        deliver is kept for 30 days.
      </Paragraph>
      <Facts of={[['Address', url]]} />
      <Paragraph>
        Once it answers again, send it a test: a test that succeeds switches the webhook on. Then you can
        replay the events that it missed.
      </Paragraph>
    </Layout>
  ),
});
