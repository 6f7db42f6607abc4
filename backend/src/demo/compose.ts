import { definitionsOf } from '@handover/domain/facts/definitions';
import type { Facts } from '@handover/domain/facts/fact';
import { formatFact, formatMoney } from '@handover/domain/facts/format-fact';
import type { ContractType } from '../contracts/contract.columns.js';
import { HOUR_MS } from '@handover/domain/days';
import { fill, list, phrases, type Words } from './phrases.js';
import { placeIn, type Place } from './places.js';
import type { Random } from './random.js';

export const DAY = 24 * HOUR_MS;

/** The invented contract behind a listing. Money is in cents. */
interface Invented {
  location: string;
  monthlyPayment: number;
  remainingTermMonths: number;
  facts: Facts;
  incentive?: number;
  /** What the phrases say that is not in the facts. */
  words: Words;
}

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

/** How listings of one type are invented, and the phrases of which their texts are made. */
export interface Kind {
  invent(random: Random, place: Place, now: number): Invented;
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

/** A contract before it has a holder and a date. */
export interface Draft extends Required<Omit<Invented, 'words'>> {
  type: DemoType;
  title: string;
  description: string;
  /** What candidates may ask, with the holder's answers. */
  exchanges: string[][];
}

export const MOVING_REASONS = phrases(`
  I have to be in {elsewhere} from {soon} on to take care of {relative}.
  After {yearsHere} years in {city} we’re moving back to {elsewhere} to be closer to {relative}.
  I got a {job} in {elsewhere} and start in {soon}.
  {Partner} got into grad school in {elsewhere}, so we’re leaving {city} by {soon}.
  PCS orders to {elsewhere}, report date is in {soon}.
  {Partner} and I went through our budget, and this has to go by {soon}.
  My hours in {city} were cut, and I want to lower my bills before {soon}.
`);
const PARTNERS = list('my wife, my husband, my partner, my fiancée, my girlfriend, my boyfriend');
const RELATIVES = list('my mother, my father, my sister, my grandmother, my brother, my parents');
const JOBS = list('nursing job, teaching position, residency, research position, promotion, state job');
const COMMON_QUESTIONS = phrases(`
  Is this still available? | Yes, it is.
  Why are you getting rid of it? | Nothing wrong with it. It’s what I wrote above.
  How fast do you need this done? | By the end of {soon} would be great.
  I’m out of state, can this be done remotely? | The paperwork can. I’d still want you to see it first, or send a friend.
`);
const ALLOWED = ['confirmed', 'in-contract', 'not-asked', null];

/** The parts of descriptions: summary, reason, detail, terms. */
const SHAPES = list('RSDT, RSDT, RST, RSDDT, SRDT, SRDT, SDDT, SDTR, RDST, SDDTR');

/** Invents one contract of a kind and writes its title, description and possible questions. */
export function compose(type: DemoType, kind: Kind, random: Random, now: number): Draft {
  const place = placeIn(random);
  const { words: own, facts: stated, ...contract } = kind.invent(random, place, now);
  const transferAllowed = random.pick(ALLOWED);
  const facts: Facts = { ...stated, ...(transferAllowed && { transferAllowed }) };
  const words: Words = {
    ...Object.fromEntries(
      definitionsOf(type).flatMap((definition) => {
        const value = facts[definition.key];
        return value === undefined ? [] : [[definition.key, formatFact(definition, value)]];
      }),
    ),
    checked: transferAllowed === 'confirmed' ? 'checked' : null,
    ...{ city: place.city, area: place.area, elsewhere: place.elsewhere },
    soon: monthFrom(now, random.int(1, 3)).split(' ')[0],
    yearsHere: random.pick(['two', 'three', 'four', 'six', 'eight', 'eleven']),
    ...{ partner: random.pick(PARTNERS), relative: random.pick(RELATIVES), job: random.pick(JOBS) },
    ...{ payment: formatMoney(contract.monthlyPayment), months: contract.remainingTermMonths },
    left: years(contract.remainingTermMonths),
    ends: monthFrom(now, contract.remainingTermMonths),
    ...own,
  };
  const write = (choices: string[]): string => {
    for (;;) {
      const phrase = fill(random.deal(choices), words);
      if (phrase) return phrase;
    }
  };
  const lists: Record<string, string[]> = {
    ...{ S: kind.summaries, R: kind.reasons, D: kind.details, T: kind.terms },
  };
  const sentences = [...random.pick(SHAPES)].map((part) => write(lists[part] ?? []));
  const description = [...new Set(sentences)].join(' ');
  const exchanges = [...kind.questions, ...COMMON_QUESTIONS].flatMap((phrase) => {
    const filled = fill(phrase, words);
    return filled ? [filled.split(' | ')] : [];
  });
  return { incentive: 0, ...contract, facts, type, title: write(kind.titles), description, exchanges };
}

/** $14,300 for 14,287.12: people round a balance or the price of a house. */
export const about = (cents: number): string => formatMoney(roundTo(cents, 10_000));

export const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** "2 years and 1 month". */
function years(months: number): string {
  const plural = (count: number, unit: string) => (count ? [`${count} ${unit}${count > 1 ? 's' : ''}`] : []);
  return [...plural(Math.floor(months / 12), 'year'), ...plural(months % 12, 'month')].join(' and ');
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month that lies this many months ahead, such as "March 2027". */
function monthFrom(now: number, months: number): string {
  const then = new Date(now);
  return MONTH.format(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + months, 1));
}

/** The day that lies this many days ahead, as YYYY-MM-DD. */
export const dayFrom = (now: number, days: number): string =>
  new Date(now + days * DAY).toISOString().slice(0, 10);
