import { RELIST_DAYS } from '@handover/domain/listings/listing-days';
import { Action, Layout, Paragraph, type MailTemplate } from './layout.js';

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
