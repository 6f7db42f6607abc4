import { contactRequestDays } from '../retention.js';
import type { SiteInfo } from '../site.js';
import type { LegalKind } from './legal-kinds.js';
import { withoutTermsClaims, type LegalSection } from './legal-section.js';
import { privacySections } from './privacy-text.js';
import { termsSections } from './terms-text.js';

export const SHIPPED_AT = '2024-10-01T00:00:00.000Z';

export interface ShippedFacts extends SiteInfo {
  /** The setting of the site, as it is stored. */
  contactRequestDays: string | null | undefined;
  /** Whether the terms claim that people coordinate a transfer. */
  coordinates: boolean;
}

export interface ShippedText {
  /** The document in two sentences. */
  summary: string;
  sections: LegalSection[];
}

/** The texts that the product ships, with the names and numbers of the site; null for a kind that it has none of. */
export function shippedText(kind: LegalKind, facts: ShippedFacts): ShippedText | null {
  if (kind === 'terms')
    return {
      summary:
        'You must be an adult with one honest account, the transfer fee is paid here and nowhere else, and we may close accounts that break the rules.',
      sections: facts.coordinates ? termsSections(facts) : withoutTermsClaims(termsSections(facts)),
    };
  if (kind === 'privacy')
    return {
      summary:
        'We collect what a transfer needs and nothing else, never sell it, and never see your card number. Listings and messages are public, your name and email address are not.',
      sections: privacySections({
        ...facts,
        contactRequestDays: contactRequestDays(facts.contactRequestDays),
      }),
    };
  return null;
}

/** The text as Markdown: what an admin begins to edit. */
export const markdownOf = ({ summary, sections }: ShippedText): string =>
  [summary, ...sections.map(sectionMarkdown)].map((part) => `${part}\n`).join('\n');

const sectionMarkdown = ({ title, text, list }: LegalSection): string =>
  [
    `## ${escaped(title)}`,
    ...text.map(escaped),
    ...(list ? [list.map((entry) => `- ${escaped(entry)}`).join('\n')] : []),
  ].join('\n\n');

/** The names of the site may have characters that mean something in Markdown. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
