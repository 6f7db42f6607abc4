import type { ApplicationEvent, ApplicationFacts } from './notification-events.js';
import { timeText } from './text-days.js';

type Text = (title: string, facts: ApplicationFacts) => { title: string; text: string };

const who = ({ number }: ApplicationFacts): string => `Candidate ${number ?? ''}`.trim();
/** Who made an offer, as the other one reads it. */
const maker = (facts: ApplicationFacts): string => (facts.to === 'holder' ? who(facts) : 'The seller');
const until = ({ until: at }: ApplicationFacts): string => (at ? `until ${timeText(at)}` : 'for a while');
const REASONS = { terms: 'The terms did not fit.', date: 'The day of the handover did not fit.' } as const;

/** What a notification says about applications and offers for the contract with this title. */
export const APPLICATION_TEXTS: Record<ApplicationEvent, Text> = {
  'application-new': (title, facts) => ({
    title: `A new candidate: ${title}`,
    text: `${who(facts)} would like to take over your contract${facts.hasOffer ? ' and made an offer' : ''}. Their answers are on its page.`,
  }),
  'application-invited': (title) => ({
    title: `The seller invites you: ${title}`,
    text: 'You wrote about this contract. Ask to take it over on its page, if you like. The seller then sees that you came by their invitation.',
  }),
  'application-withdrawn': (title, facts) => ({
    title: `A candidate withdrew: ${title}`,
    text: `${who(facts)} no longer asks for your contract.`,
  }),
  'application-chosen': (title, facts) => ({
    title: `The seller chose you: ${title}`,
    text: `You have ${facts.hours ?? 48} hours: the contract is reserved for you ${until(facts)}. Buy it on its page.`,
  }),
  'application-turn': (title, facts) => ({
    title: `Back: it is your turn: ${title}`,
    text: `The transfer to another buyer has ended. The contract is reserved for you ${until(facts)}. Buy it on its page.`,
  }),
  'application-ending': (title, facts) => ({
    title: `12 hours left or less: ${title}`,
    text: `The contract is reserved for you ${until(facts)}. After that, others may buy it.`,
  }),
  'application-window-over': (title, facts) =>
    facts.to === 'holder'
      ? {
          title: `Not bought in time: ${title}`,
          text: `${who(facts)} did not buy in time, and is now at the end of the line. Your contract is no longer reserved.`,
        }
      : {
          title: `No longer reserved: ${title}`,
          text: 'The time to buy is over. You are still in line, at its end.',
        },
  'application-released': (title, facts) => ({
    title: `No longer reserved: ${title}`,
    text:
      facts.to === 'holder'
        ? `The reservation for ${who(facts)} has ended. You can choose another candidate.`
        : 'The seller ended the reservation. You are still in line, at its end.',
  }),
  'application-passed': (title, { reason }) => ({
    title: `The seller went on with somebody else: ${title}`,
    text: `Thank you for asking.${reason ? ` ${REASONS[reason]}` : ''} Similar contracts are on its page.`,
  }),
  'application-closed': (title, { similar = [] }) => ({
    title: `No longer available: ${title}`,
    text: `A contract that you asked for is gone.${similar.length > 0 ? ` Similar ones: ${similar.join(' · ')}.` : ''}`,
  }),
  'application-ask': (title, { hours = 24 }) => ({
    title: `Who is next? ${title}`,
    text: `The transfer has ended, and candidates are waiting. Choose one on the page of your contract. Without an answer within ${hours} hours, the first in line has the next turn.`,
  }),
  'offer-made': (title, facts) => ({
    title: `An offer: ${title}`,
    text: `${maker(facts)} made you an offer. You can answer it ${until(facts)}.`,
  }),
  'offer-countered': (title, facts) => ({
    title: `A counteroffer: ${title}`,
    text: `${maker(facts)} proposed other terms. You can answer ${until(facts)}.`,
  }),
  'offer-accepted': (title, facts) => ({
    title: `Offer accepted: ${title}`,
    text: `${maker(facts)} accepted your offer. ${
      facts.to === 'holder'
        ? 'Choose the candidate so that they can buy.'
        : 'It holds once the seller has chosen you.'
    }`,
  }),
  'offer-declined': (title, facts) => ({
    title: `Offer declined: ${title}`,
    text: `${maker(facts)} declined your offer. You can make another one.`,
  }),
  'offer-lapsed': (title) => ({
    title: `Offer over: ${title}`,
    text: 'Your offer had no answer in time. You can make another one.',
  }),
  'offer-void': (title) => ({
    title: `Offer no longer valid: ${title}`,
    text: 'The terms of the contract have changed, so earlier offers are void. Look at the new terms and make another one if you like.',
  }),
};
