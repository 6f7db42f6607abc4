import { Link } from '@react-email/link';
import type { NotificationsMail } from '../../jobs/mail.job.js';
import { Action, Facts, Layout, Paragraph, SmallPrint, type MailTemplate, type Site } from './layout.js';

const unsubscribeUrl = ({ unsubscribe }: NotificationsMail, site: Site): string | null =>
  unsubscribe && `${site.url}/api/unsubscribe?token=${encodeURIComponent(unsubscribe.token)}`;

/** One email for everything that happened with one contract; never contact details or what someone wrote. */
export const notifications: MailTemplate<'notifications'> = (data, site) => {
  const [only] = data.news.length === 1 ? data.news : [];
  const heading = only?.title ?? `${data.news.length} updates: ${data.contractTitle}`;
  const url = unsubscribeUrl(data, site);
  return {
    subject: heading,
    ...(url && { unsubscribe: url }),
    body: (
      <Layout
        site={site}
        preview={only?.text ?? data.news.map(({ title }) => title).join(' · ')}
        heading={heading}
        footer={<Choices data={data} site={site} url={url} />}
      >
        {only ? (
          <Paragraph>{only.text}</Paragraph>
        ) : (
          <Facts of={data.news.map(({ title, text }) => [title, text])} />
        )}
        <Action href={`${site.url}${data.path}`}>Open the page</Action>
      </Layout>
    ),
  };
};

const Choices = ({ data, site, url }: { data: NotificationsMail; site: Site; url: string | null }) => (
  <SmallPrint>
    {url && (
      <>
        <Link href={url}>Unsubscribe</Link> from emails like this (
        {data.unsubscribe?.kinds.join(', ').toLowerCase()}), or{' '}
      </>
    )}
    <Link href={`${site.url}/account?tab=notifications`}>
      {url ? 'choose which emails you get' : 'Choose which emails you get'}
    </Link>
    .
  </SmallPrint>
);
