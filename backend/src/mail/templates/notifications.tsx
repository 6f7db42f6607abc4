import { RELIST_DAYS } from '@handover/domain/listings/listing-days';
import { foundTitle } from '@handover/domain/notifications/saved-text';
import { Link } from '@react-email/link';
import type { NotificationsMail, SearchAlertMail } from '../../jobs/mail.job.js';
import {
  Action,
  Facts,
  formatCents,
  Layout,
  Paragraph,
  SmallPrint,
  type MailTemplate,
  type Site,
} from './layout.js';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The button opens a page that asks once more, because mail programs open links to check them. */
export const listing: MailTemplate<'listing'> = ({ contractTitle, token, until, days }, site) => {
  const url = `${site.url}/api/renewal?token=${encodeURIComponent(token)}`;
  const subject = until ? `Still available? ${contractTitle}` : `Taken off: ${contractTitle}`;
  const text = until
    ? `Confirm that ${contractTitle} is still available, or it comes off the market on ${DAY.format(new Date(until))}${days === 1 ? ', which is tomorrow' : ''}.`
    : `Your listing ${contractTitle} has expired and is off the market. You can relist it within ${RELIST_DAYS} days; its questions and answers are kept.`;
  return {
    subject,
    body: (
      <Layout site={site} preview={text} heading={subject}>
        <Paragraph>{text}</Paragraph>
        <Action href={url}>{until ? 'Keep it listed' : 'List it again'}</Action>
        <Paragraph>Already gone? Mark it as gone in My Account &gt; Listings.</Paragraph>
      </Layout>
    ),
  };
};

type Search = SearchAlertMail['searches'][number];

const unsubscribeUrl = (token: string, site: Site): string =>
  `${site.url}/api/unsubscribe?token=${encodeURIComponent(token)}`;
const searchUrl = ({ query }: Search, site: Site): string => `${site.url}/contracts${query && `?${query}`}`;
const headline = ({ name, count, isCapped }: Search): string => foundTitle({ count, isCapped, search: name });

/** New contracts that match saved searches: the newest ones, and a link to each search. */
export const searchAlert: MailTemplate<'search-alert'> = (data, site) => {
  const [first] = data.searches as [Search];
  const total = data.searches.reduce((sum, { count }) => sum + count, 0);
  const isCapped = data.searches.some((search) => search.isCapped);
  const heading =
    data.searches.length === 1
      ? headline(first)
      : foundTitle({ count: total, isCapped, search: 'your saved searches' });
  return {
    subject: heading,
    unsubscribe: unsubscribeUrl(data.unsubscribe, site),
    body: (
      <Layout
        site={site}
        preview={data.searches.flatMap(({ contracts }) => contracts.map(({ title }) => title)).join(' · ')}
        heading={heading}
        footer={<SearchChoices data={data} site={site} />}
      >
        {data.searches.map((search) => (
          <div key={search.unsubscribe}>
            {data.searches.length > 1 && <Paragraph>{headline(search)}</Paragraph>}
            {search.contracts.map(({ id, title, monthlyPayment, location }) => (
              <Paragraph key={id}>
                <Link href={`${site.url}/contracts/${encodeURIComponent(id)}`}>{title}</Link>
                <br />
                {formatCents(monthlyPayment)}/mo, {location}
              </Paragraph>
            ))}
            <Action href={searchUrl(search, site)}>See them all</Action>
          </div>
        ))}
      </Layout>
    ),
  };
};

/** One link per search. */
const SearchChoices = ({ data, site }: { data: SearchAlertMail; site: Site }) => (
  <SmallPrint>
    {data.searches.map(({ name, unsubscribe }) => (
      <span key={unsubscribe}>
        <Link href={unsubscribeUrl(unsubscribe, site)}>Unsubscribe from {name}</Link>
        {', '}
      </span>
    ))}
    or <Link href={`${site.url}/account?tab=saved`}>change how often you get these emails</Link>.
  </SmallPrint>
);

/** One email for everything that happened with one contract; never contact details or what someone wrote. */
export const notifications: MailTemplate<'notifications'> = (data, site) => {
  const [only] = data.news.length === 1 ? data.news : [];
  const heading = only?.title ?? `${data.news.length} updates: ${data.contractTitle}`;
  const url = data.unsubscribe && unsubscribeUrl(data.unsubscribe.token, site);
  return {
    subject: heading,
    ...(url && { unsubscribe: url }),
    body: (
      <Layout
        site={site}
        preview={only?.text ?? data.news.map(({ title }) => title).join(' · ')}
        heading={heading}
        footer={<NewsChoices data={data} site={site} url={url} />}
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

const NewsChoices = ({ data, site, url }: { data: NotificationsMail; site: Site; url: string | null }) => (
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
