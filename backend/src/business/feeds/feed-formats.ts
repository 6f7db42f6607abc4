import { headings, lineOf, type Column } from '../../common/csv.js';
import { escaped } from '../../common/http/escaped.js';

import type { FeedEntry, FeedPage } from './feed.types.js';

interface Place {
  /** The origin of the site. */
  site: string;
  siteName: string;
  /** The addresses of this page and of the next one. */
  self: string;
  next: string;
}

const pageOf = (site: string, { contractId }: FeedEntry): string => `${site}/contracts/${contractId}`;

/** Atom (RFC 4287), with tombstones (RFC 6721). */
export function atomOf({ entries }: FeedPage, { site, siteName, self, next }: Place): string {
  const updated = entries.at(-1)?.changedAt ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0">',
    `<id>${escaped(`${site}/api/feeds/contracts.atom`)}</id>`,
    `<title>${escaped(siteName)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    `<link rel="self" href="${escaped(site + self)}"/>`,
    `<link rel="next" href="${escaped(site + next)}"/>`,
    ...entries.map((entry) => atomEntry(entry, site)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry(entry: FeedEntry, site: string): string {
  const { contractId, contract, changedAt } = entry;
  const id = `urn:uuid:${contractId}`;
  if (!contract) return `<at:deleted-entry ref="${id}" when="${changedAt}"/>`;
  return [
    `<entry><id>${id}</id><title>${escaped(contract.title)}</title>`,
    `<updated>${changedAt}</updated><published>${contract.createdAt}</published>`,
    `<link href="${escaped(pageOf(site, entry))}"/><category term="${contract.type}"/>`,
    `<summary>${escaped(contract.description)}</summary></entry>`,
  ].join('');
}

const columns = (site: string): Column<FeedEntry>[] => [
  { heading: 'contractId', of: ({ contractId }) => contractId },
  { heading: 'removed', of: ({ removed }) => removed },
  { heading: 'changedAt', of: ({ changedAt }) => changedAt },
  { heading: 'url', of: (entry) => (entry.removed ? null : pageOf(site, entry)) },
  { heading: 'type', of: ({ contract }) => contract?.type },
  { heading: 'title', of: ({ contract }) => contract?.title },
  { heading: 'description', of: ({ contract }) => contract?.description },
  { heading: 'location', of: ({ contract }) => contract?.location },
  { heading: 'monthlyPayment', of: ({ contract }) => contract?.monthlyPayment },
  { heading: 'remainingTermMonths', of: ({ contract }) => contract?.remainingTermMonths },
  { heading: 'termAsOf', of: ({ contract }) => contract?.termAsOf },
  { heading: 'incentive', of: ({ contract }) => contract?.incentive },
  { heading: 'transferFee', of: ({ contract }) => contract?.transferFee },
  { heading: 'status', of: ({ contract }) => contract?.status },
  { heading: 'forSale', of: ({ contract }) => contract?.forSale },
  { heading: 'reservedUntil', of: ({ contract }) => contract?.reservedUntil },
  { heading: 'listedAt', of: ({ contract }) => contract?.listedAt },
  { heading: 'facts', of: ({ contract }) => contract && JSON.stringify(contract.facts) },
];

export function csvOf({ entries }: FeedPage, { site }: Pick<Place, 'site'>): string {
  const all = columns(site);
  return headings(all) + entries.map((entry) => lineOf(all, entry)).join('');
}
