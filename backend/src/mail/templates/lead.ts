import type { LeadMail } from '../../jobs/mail.job.js';
import { escaped } from '../../common/http/escaped.js';
import type { MailTemplate, Site } from './layout.js';

/** A lead for the lead management of a dealer, which reads the text and shows it to nobody. */
export const lead: MailTemplate<'lead'> = (data, site) => ({
  subject: `Lead: ${data.contractTitle}`,
  body: adfDocument(data, site),
});

/** Characters that XML 1.0 does not have, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string | null, attributes = ''): string =>
  `<${name}${attributes}>${escaped((text ?? '').replace(NOT_IN_XML, '\u{FFFD}'))}</${name}>`;
const optional = (name: string, text: string | null, attributes = ''): string[] =>
  text === null ? [] : [element(name, text, attributes)];

/**
 * Auto-lead Data Format 1.0. The order of elements is the one of its DTD, which requires year, make and model; what is not
 * known is empty.
 */
export function adfDocument(
  { transferId, contractId, contractTitle, requestedAt, vehicle, buyer, dealer }: LeadMail,
  { title, url, email }: Pick<Site, 'title' | 'url' | 'email'>,
): string {
  const source = ` sequence="1" source="${escaped(title.replace(NOT_IN_XML, '\u{FFFD}'))}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    '<adf>',
    '<prospect status="new">',
    element('id', transferId, source),
    element('requestdate', requestedAt),
    '<vehicle interest="lease" status="used">',
    element('id', contractId, source),
    ...(['year', 'make', 'model'] as const).map((name) => element(name, vehicle[name])),
    ...optional('stock', vehicle.stock),
    ...optional('odometer', vehicle.miles, ' units="mi"'),
    element('comments', `${contractTitle}\n${url}/contracts/${contractId}`),
    '</vehicle>',
    '<customer>',
    '<contact>',
    element('name', buyer.name, ' part="full"'),
    ...optional('email', buyer.email),
    ...optional('phone', buyer.phone, ' type="voice"'),
    '</contact>',
    ...optional('comments', buyer.note),
    '</customer>',
    '<vendor>',
    element('id', dealer.id, source),
    element('vendorname', dealer.name),
    ...optional('url', dealer.website && `https://${dealer.website}`),
    '<contact>',
    element('name', dealer.name, ' part="full"'),
    element('email', dealer.email),
    '</contact>',
    '</vendor>',
    '<provider>',
    element('name', title, ' part="full"'),
    element('service', 'Lease takeover'),
    element('url', url),
    element('email', email),
    '</provider>',
    '</prospect>',
    '</adf>',
    '',
  ].join('\n');
}
