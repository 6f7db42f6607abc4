import { findLinks } from './domains.js';
import { findEmails } from './emails.js';
import { findHandles } from './handles.js';
import { findOtherMarkets } from './invitations.js';
import { originalSpan, type Reading } from './normalise.js';
import { findPhones } from './phones.js';
import { matches, type Span } from './span.js';
import { CASHTAG, MESSENGER, PAYMENT_APP, REQUEST, WIRE } from './talk.patterns.js';

/** Kinds of contact details and off-site payment hints. */
const KINDS = ['phone', 'email', 'link', 'handle', 'messenger', 'payment-app', 'wire'] as const;
export type OffPlatformKind = (typeof KINDS)[number];
export const GUARD_KINDS: readonly string[] = KINDS;

/**
 * How a text is read: look-alikes undone, with signs in place of "at" and "dot", with letters for digits in words, or in
 * each of these ways. All but the plain reading have misspelled services by their right names.
 */
export type ReadAs = 'plain' | 'signs' | 'words' | 'all';

interface Rule {
  name: string;
  kind: OffPlatformKind;
  /** Whether readers see • in place of what it finds; else it is only flagged for admins. */
  masks: boolean;
  /** Adds no flag where a masked contact follows at once: "Call me at 512-555-0100" is a phone number only. */
  introduces?: boolean;
  reads: ReadAs;
  /** A cheap test; the rule runs only if it matches. */
  needs: RegExp;
  find: (reading: Reading, written: string) => Span[];
}

const writtenAs = (reading: Reading, written: string) => (from: number, to: number) =>
  written.slice(...originalSpan(reading, from, to));

const NUMBER = String.raw`\d|zero|one|two|three|four|five|six|seven|eight|nine|teen|twenty|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve`;

/** Everything that the guard looks for, in the order in which overlapping finds win. */
export const GUARD_RULES: readonly Rule[] = [
  {
    name: 'email addresses, with "@" or in words',
    kind: 'email',
    masks: true,
    reads: 'signs',
    needs: /@|at|arroba|mail|yahoo|outlook|icloud|proton|aol|msn/,
    find: (reading, written) => findEmails(reading.text, writtenAs(reading, written)),
  },
  {
    name: 'web addresses',
    kind: 'link',
    masks: true,
    reads: 'signs',
    needs: /[.,]|http|www|com|net|org/,
    find: (reading, written) => findLinks(reading.text, writtenAs(reading, written)),
  },
  {
    name: 'phone numbers in digits or words',
    kind: 'phone',
    masks: true,
    reads: 'plain',
    needs: new RegExp(`(?:(?:${NUMBER})[^]{0,60}?){3}`),
    find: ({ text }) => findPhones(text),
  },
  {
    name: 'names of accounts on other services',
    kind: 'handle',
    masks: true,
    reads: 'all',
    needs: /./,
    find: (reading, written) => findHandles(reading.text, writtenAs(reading, written)),
  },
  {
    name: 'requests to call or to write',
    kind: 'messenger',
    masks: false,
    introduces: true,
    reads: 'words',
    needs: /./,
    find: ({ text }) => matches(text, REQUEST),
  },
  ...(
    [
      ['talk of messengers', 'messenger', MESSENGER],
      ['talk of payment apps', 'payment-app', PAYMENT_APP],
      ['names with "$"', 'payment-app', CASHTAG],
      ['talk of bank transfers and payment off the site', 'wire', WIRE],
    ] as const
  ).map(([name, kind, pattern]): Rule => ({
    name,
    kind,
    masks: false,
    reads: 'words',
    needs: /./,
    find: ({ text }) => matches(text, pattern),
  })),
  {
    name: 'invitations to other markets',
    kind: 'messenger',
    masks: false,
    reads: 'words',
    needs: /./,
    find: ({ text }) => findOtherMarkets(text),
  },
];
