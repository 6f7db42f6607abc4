import { done, open, type LaunchCheckDefinition } from '../launch-check.js';
import { recordsFrom, senderDomainOf, senderProblems } from '../sender-domain.js';

export const senderDomain: LaunchCheckDefinition = {
  key: 'sender-domain',
  title: 'SPF, DKIM and DMARC',
  why: 'Mailboxes refuse mail of a domain without these records, or put it into the spam folder.',
  fix: { label: 'The DNS records of your domain, and MAIL_FROM', href: null },
  async find({ config: { mailFrom, mailDkimSelectors, dnsServer } }) {
    const domain = senderDomainOf(mailFrom);
    if (!domain) return open(`MAIL_FROM has no address: ${mailFrom}`);
    if (/(^|\.)example(\.(com|net|org))?$/.test(domain)) return open(`MAIL_FROM is an example: ${mailFrom}`);
    const problems = await senderProblems(domain, mailDkimSelectors, recordsFrom(dnsServer));
    return problems.length === 0
      ? done(`${domain} has records for SPF, DKIM and DMARC.`)
      : open(`${domain}: ${problems.join(' ')}`);
  },
};
