import { RELIST_DAYS } from '@handover/domain/listings/listing-days';
import { Action, Layout, Paragraph } from './layout.js';
import type { MailTemplate } from './template.js';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The button opens a page that asks once more, because mail programs open links to check them. */
export const listing: MailTemplate<'listing'> = ({ contractTitle, token, until, days }, site) => {
  const url = `${site.url}/api/renewal?token=${encodeURIComponent(token)}`;
  const subject = until ? `Still available? ${contractTitle}` : `Taken off: ${contractTitle}`;
  const text = until
    ? `One click keeps ${contractTitle} listed; otherwise it is taken off on ${DAY.format(new Date(until))}${days === 1 ? ', which is tomorrow' : ''}.`
    : `We did not hear from you, so ${contractTitle} is off the market. Relist it with one click for ${RELIST_DAYS} days; its questions are kept.`;
  return {
    subject,
    body: (
      <Layout site={site} preview={text} heading={subject}>
        <Paragraph>{text}</Paragraph>
        <Action href={url}>{until ? 'Keep it listed' : 'List it again'}</Action>
        <Paragraph>Gone already? Take it off in your account, so that buyers do not ask in vain.</Paragraph>
      </Layout>
    ),
  };
};
