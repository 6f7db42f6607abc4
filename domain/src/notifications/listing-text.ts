import { formatDay } from '../facts/format-fact.js';
import { SILENCE } from '../listings/listing-days.js';
import type { ListingFacts, ListingNotice } from './notification-events.js';

type Text = (title: string, facts: ListingFacts) => { title: string; text: string };

/** What a notification says about a listing with this title. */
export const LISTING_TEXTS: Record<ListingNotice, Text> = {
  'listing-due': (title) => ({
    title: `Still available? ${title}`,
    text: 'Say so with one click in your listings; otherwise your contract is taken off the market.',
  }),
  'listing-expired': (title) => ({
    title: `Taken off: ${title}`,
    text: 'Your listing has expired. You can relist it in My Account > Listings.',
  }),
  'listing-unanswered': (title) => ({
    title: `A question is waiting: ${title}`,
    text: `A question about your listing has gone unanswered for ${SILENCE.reminder} days. Listings come off the market when a question goes ${SILENCE.end} days without an answer.`,
  }),
  'listing-silent': (title) => ({
    title: `Taken off: ${title}`,
    text: 'A question had no answer for too long. You can relist your contract with one click.',
  }),
  'listing-over': (title) => ({
    title: `Taken off: ${title}`,
    text: 'The term that you stated is over.',
  }),
  'listing-closing': (title, { company = '', lastDay = '' }) => ({
    title: `Soon too late to transfer: ${title}`,
    text: `As far as we know, ${company} accepts a transfer until ${formatDay(lastDay)} only, and its decision takes time. To find a buyer sooner, you can add money for them in My Account > Listings.`,
  }),
  'listing-approved': (title) => ({
    title: `Live now: ${title}`,
    text: 'We have reviewed your contract. It is live, and people can ask about it and buy it.',
  }),
  'listing-sent-back': (title, { title: written = title, reason = '' }) => ({
    title: `Please change something: ${written}`,
    text: `We have reviewed your contract and need a change before it can go live: ${reason.replace(/[.!]?$/, '.')} Edit it in My Account > Listings, then submit it again.`,
  }),
  'listing-changed': (title, { changed = [] }) => ({
    title: `Changed: ${title}`,
    text: `The seller changed a contract you asked about: ${changed.join(', ')}. Its page shows the earlier values.`,
  }),
  'listing-off': (title) => ({
    title: `Off the market: ${title}`,
    text: 'A contract that you asked about is not available now.',
  }),
  'listing-back': (title) => ({
    title: `Back on the market: ${title}`,
    text: 'A contract that you asked about is available again.',
  }),
};
