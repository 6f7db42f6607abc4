import { foundTitle } from '@handover/domain/notifications/saved-text';
import { Link } from '@react-email/link';
import type { SearchAlertMail } from '../../jobs/mail.job.js';
import {
  Action,
  Layout,
  Paragraph,
  SmallPrint,
  formatCents,
  type MailTemplate,
  type Site,
} from './layout.js';

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
        footer={<Choices data={data} site={site} />}
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
const Choices = ({ data, site }: { data: SearchAlertMail; site: Site }) => (
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
