import { Action, Facts, Layout, Lines, Paragraph, type MailTemplate } from './layout.js';

export const organisationInvitation: MailTemplate<'organisation-invitation'> = (
  { organisation, role, days },
  site,
) => ({
  subject: `${organisation} invites you at ${site.title}`,
  body: (
    <Layout site={site} preview={`Join ${organisation} as ${role}.`} heading={`Join ${organisation}`}>
      <Paragraph>
        {organisation} lists contracts on {site.title} and invites you as {role}. Sign in with this email
        address, or create an account with it, and accept within {days} days.
      </Paragraph>
      <Action href={`${site.url}/account`}>Open my account</Action>
      <Paragraph>If you don't know {organisation}, you can ignore this email.</Paragraph>
    </Layout>
  ),
});

export const organisationDecided: MailTemplate<'organisation-decided'> = (
  { organisation, status, reason },
  site,
) => {
  const heading = status === 'approved' ? `${organisation} is approved` : `${organisation} is closed`;
  return {
    subject: `${heading} at ${site.title}`,
    body: (
      <Layout site={site} preview={heading} heading={heading}>
        <Paragraph>
          {status === 'approved'
            ? 'Contracts that you list for it now show its name and badge.'
            : 'Its contracts no longer show its name, and it cannot list more.'}
        </Paragraph>
        {reason && (
          <Paragraph>
            <Lines of={reason} />
          </Paragraph>
        )}
        <Action href={`${site.url}/account`}>Open my account</Action>
      </Layout>
    ),
  };
};

const WHY_OFF = {
  failing: 'We could not fetch a file from this address for five days, so we stopped trying.',
  organisation:
    'You can no longer list contracts for the organization of this address, so we stopped fetching from it.',
};

export const importSourceOff: MailTemplate<'import-source-off'> = ({ url, reason, error }, site) => ({
  subject: `We stopped fetching your contracts at ${site.title}`,
  body: (
    <Layout
      site={site}
      preview="Your contracts are no longer kept up to date from this address."
      heading="We stopped fetching your contracts"
    >
      <Paragraph>{WHY_OFF[reason]} The contracts that you have listed stay as they are.</Paragraph>
      <Facts
        of={[
          ['Address', url],
          ['Last problem', error],
        ]}
      />
      <Paragraph>Once this is solved, switch it on again under Import in your account.</Paragraph>
      <Action href={`${site.url}/account?tab=import`}>Open my imports</Action>
    </Layout>
  ),
});
