import type { Facts } from '@handover/domain/facts/fact';
import type { ContractType } from '../contracts/contract.columns.js';
import { monthFrom } from './format.js';
import { fill, list, phrases, type Words } from './phrases.js';
import type { Place } from './places.js';
import type { Random } from './random.js';

/** The invented contract behind a listing, and the words in which its phrases speak of it. */
export interface Invented {
  location: string;
  /** In cents. */
  monthlyPayment: number;
  remainingTermMonths: number;
  /** What the holder states; nothing by default. */
  facts?: Facts;
  /** What the holder pays to the buyer, in cents. */
  incentive?: number;
  words: Words;
}

/** What the third party said about a transfer; not every holder has asked. */
export const transferFacts = (number: number): Facts => {
  const transferAllowed = ['confirmed', 'in-contract', 'not-asked'][number % 4];
  return transferAllowed ? { transferAllowed } : {};
};

/** Out of 20 contracts, how many are of each type. */
export const SHARES = {
  'car-lease': 7,
  apartment: 5,
  mortgage: 2,
  timeshare: 3,
  loan: 3,
} satisfies Partial<Record<ContractType, number>>;
export type DemoType = keyof typeof SHARES;
export const DEMO_TYPES = Object.keys(SHARES) as DemoType[];

/** How listings of one type are invented and worded. Everything but `invent` is a list of phrases. */
export interface Kind {
  invent(random: Random, now: number): Invented;
  titles: string[];
  /** What it is, in one line; every description has one. */
  summaries: string[];
  /** Why the holder leaves. */
  reasons: string[];
  details: string[];
  /** What the next holder must know or bring. */
  terms: string[];
  /** "question | answer", about exactly this contract. */
  questions: string[];
}

export interface Exchange {
  question: string;
  answer: string;
}

/** A contract before it has a holder and a date. */
export interface Draft extends Required<Omit<Invented, 'words'>> {
  type: DemoType;
  title: string;
  description: string;
  /** What candidates may ask, with the holder's answers. */
  exchanges: Exchange[];
}

const PEOPLE = list('my mother, my father, my sister, my grandmother, my brother, my parents');
const PARTNERS = list('my wife, my husband, my partner, my fiancée, my girlfriend, my boyfriend');
const JOBS = list('nursing job, teaching position, residency, research position, promotion, state job');

/** Words about people's lives, which all types share. */
export const lifeWords = (random: Random, now: number, { city, elsewhere }: Place): Words => ({
  city,
  elsewhere,
  soon: monthFrom(now, random.int(1, 3)).split(' ')[0] ?? '',
  yearsHere: random.pick(['two', 'three', 'four', 'six', 'eight', 'eleven']),
  partner: random.pick(PARTNERS),
  relative: random.pick(PEOPLE),
  job: random.pick(JOBS),
});

export const MONEY_REASONS = phrases(`
  I have to be in {elsewhere} from {soon} on to take care of {relative}.
  After {yearsHere} years in {city} we’re moving back to {elsewhere} to be closer to {relative}.
  My hours in {city} were cut, and I want to lower my bills before {soon}.
  I’m helping {relative} out with money and need to bring my own costs down by {soon}.
  {Partner} and I went through our budget, and this has to go by {soon}.
  We’re cutting our monthly bills one by one, and this is the next one on the list.
`);

export const MOVING_REASONS = [
  ...MONEY_REASONS,
  ...phrases(`
    I got a {job} in {elsewhere} and start in {soon}.
    We’re moving to {elsewhere} in {soon}, sooner than planned.
    {Partner} got into grad school in {elsewhere}, so we’re leaving {city} by {soon}.
    Relocating to {elsewhere} in {soon} for a {job}.
    PCS orders to {elsewhere}, report date is in {soon}.
    {Partner} and I are moving in together in {soon}, and we don’t need two of everything.
  `),
];

const ENDINGS = phrases(`
  Happy to answer questions here.
  Ask away in the messages.
  I’d like to have this settled by {soon}.
  First person who gets approved gets it.
  Thanks for reading!
  I work days, so replies come in the evening.
`);

const COMMON_QUESTIONS = phrases(`
  Is this still available? | Yes, it is.
  Still available? I could start the application this week. | Yes. Go ahead and apply, that’s the slow part anyway.
  Why are you getting rid of it? | Nothing wrong with it. It’s what I wrote above.
  How fast do you need this done? | By the end of {soon} would be great.
  I’m out of state, can all of this be done remotely? | The paperwork can. I’d still want you to see it first, or send a friend.
`);

/** The parts of descriptions: summary, reason, detail, terms, ending. */
const SHAPES = list(
  'RSDT, RSDT, RSDT, RST, RST, RSDDT, RSDDT, SRDT, SRDT, SDDT, SDDT, SDT, RDST, SDRTE, RSDTE, SDDDTTE, SRE',
);

/** Invents one contract of a kind and writes its title, description and possible questions. */
export function compose(type: DemoType, kind: Kind, random: Random, now: number): Draft {
  const { words, ...contract } = kind.invent(random, now);
  const write = (choices: string[]): string => {
    for (;;) {
      const phrase = fill(random.deal(choices), words);
      if (phrase) return phrase;
    }
  };
  const { summaries: S, reasons: R, details: D, terms: T } = kind;
  const lists: Record<string, string[]> = { S, R, D, T, E: ENDINGS };
  const sentences = [...random.pick(SHAPES)].map((part) => write(lists[part] ?? []));
  const exchanges = [...kind.questions, ...COMMON_QUESTIONS].flatMap((phrase) => {
    const [question, answer] = fill(phrase, words)?.split(' | ') ?? [];
    return question && answer ? [{ question, answer }] : [];
  });
  const description = [...new Set(sentences)].join(' ');
  return { facts: {}, incentive: 0, ...contract, type, title: write(kind.titles), description, exchanges };
}
