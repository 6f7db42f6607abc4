import type { SavedEvent, SavedFacts } from './notification-events.js';

type Text = (title: string, facts: SavedFacts) => { title: string; text: string };

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dollars = (cents: number): string => DOLLARS.format(cents / 100);

/** "3 new for Car leases in Austin": the headline of an alert, on the site and by email. */
export const foundTitle = ({ count = 1, isCapped, search = 'your search' }: SavedFacts): string =>
  `${count}${isCapped ? '+' : ''} new for ${search}`;

/** What is said about saved searches and favorites, with the title of the contract; for a search, of its newest match. */
export const SAVED_TEXTS: Record<SavedEvent, Text> = {
  found: (title, facts) => ({
    title: foundTitle(facts),
    text: (facts.count ?? 1) === 1 ? `New listing: ${title}.` : `The newest one: ${title}.`,
  }),
  'favourite-changed': (title, { before, after }) => ({
    title: `New terms: ${title}`,
    text:
      before !== undefined && after !== undefined
        ? `The monthly payment was ${dollars(before)} and is now ${dollars(after)}. Take another look before you decide.`
        : 'The seller changed the terms of a contract that you saved. Take another look before you decide.',
  }),
  'favourite-in-transfer': (title) => ({
    title: `In transfer: ${title}`,
    text: 'Someone is taking over a contract that you saved. We will let you know if it becomes available again.',
  }),
  'favourite-back': (title) => ({
    title: `Available again: ${title}`,
    text: 'A contract that you saved is back on the market.',
  }),
  'favourite-gone': (title) => ({
    title: `Off the market: ${title}`,
    text: 'A contract that you saved is no longer available. Similar ones may be listed.',
  }),
};
