import { HOUR_MS } from '@handover/domain/days';
import { definitionsOf } from '@handover/domain/facts/definitions';
import type { Facts } from '@handover/domain/facts/fact';
import { formatCents, formatFact } from '@handover/domain/facts/format-fact';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import { columns, fill, list, phrases, type Words } from './phrases.js';
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

/** How listings of one type are invented, and the phrases that only they use. */
export interface Kind {
  invent(random: Random, place: Place, now: number): Invented;
  titles: string[];
  /** What it is, in one line; every description has one. */
  summaries: string[];
  /** Why the holder leaves. */
  reasons: string[];
  details: string[];
}

/** A contract before it has a holder and a date. */
export interface Draft extends Required<Omit<Invented, 'words'>> {
  type: ContractType;
  title: string;
  description: string;
  /** What candidates may ask, with the holder's answers. */
  exchanges: string[][];
}

const MOVING_REASONS = phrases(`
  I have to be in {elsewhere} from {soon} on to take care of {relative}.
  After {yearsHere} years in {city} we’re moving back to {elsewhere} to be closer to {relative}.
  I got a {job} in {elsewhere} and start in {soon}.
  {Partner} got into grad school in {elsewhere}, so we’re leaving {city} by {soon}.
  PCS orders to {elsewhere}, report date is in {soon}.
  My hours in {city} were cut, and I have to lower my bills.
`);

/** Reasons of one type, and those of people who move. */
export const orMoving = (text: string): string[] => [...MOVING_REASONS, ...phrases(text)];

/** What the next holder must know or bring. */
const TERMS = phrases(`
  The {approver} has to approve you first.
  The {approver} charges {thirdPartyFee} for the paperwork.
  I {checked} with the {approver}: a transfer is fine.
  Everything goes through the {approver}, no side agreements.
  You can see {seen} in {city} on weekends.
  Please have your proof of income ready, then it goes fast.
  I’d like to have this settled before {soon}.
`);
/** "question | answer"; most are asked only about types that have such a fact. */
const QUESTIONS = phrases(`
  Is this still available? | Yes, it is.
  Why are you getting rid of it? | Nothing wrong with it. It’s what I wrote above.
  How fast do you need this done? | Before {soon} would be great.
  Does the {approver} charge for the transfer? | Yes, {thirdPartyFee}, paid straight to the {approver}.
  Does the {approver} really allow it? | I {checked} with them: yes, once they have approved you.
  How many miles are on it right now? | {mileageNow} as of this week. The contract allows {milesPerYear} a year.
  Can I buy it at the end? | Yes, the buyout in the contract is {residualValue} plus tax.
  What happens if I go over on miles? | It’s {excessMileFee}, and you settle that with the leasing company at the end.
  What about pets? | {petRule}
  What’s the electric bill like? | With internet around {utilitiesMonthly}, more in the summer.
  How much is the deposit? | {deposit}, due when you sign.
  What’s the exact balance? | {balance} on the last statement.
  How much money would I need at closing? | About {gap} for the equity plus closing costs.
  Does the payment include taxes and insurance? | No, they are {escrowMonthly} on top.
  What condition is it in, honestly? | {state}. Normal wear, nothing hidden.
  What does maintenance cost? | {maintenanceFeeYear} now. Figure about four percent more each year.
  When could we use it first? | In {nextUse}. You can book as soon as it’s in your name.
`);
const PARTNERS = list('my wife, my husband, my partner, my fiancée, my girlfriend, my boyfriend');
const RELATIVES = list('my mother, my father, my sister, my grandmother, my brother, my parents');
const JOBS = list('nursing job, teaching position, residency, research position, promotion, state job');
const ALLOWED = ['confirmed', 'in-contract', 'not-asked', null];
/** The parts of descriptions: summary, reason, detail, terms. */
const SHAPES = list('RSDT, RSDT, RST, RSDDT, SRDT, SRDT, SDTR, RDST, SDDTR');

/** Invents one contract of a kind and writes its title, description and possible questions. */
export function compose(type: ContractType, kind: Kind, random: Random, now: number): Draft {
  const place = placeIn(random);
  const { words: own, facts: stated, ...contract } = kind.invent(random, place, now);
  const transferAllowed = random.pick(ALLOWED);
  const facts: Facts = { ...stated, ...(transferAllowed && { transferAllowed }) };
  const shown = definitionsOf(type).flatMap((definition) => {
    const value = facts[definition.key];
    return value === undefined ? [] : [[definition.key, inProse(formatFact(definition, value))]];
  });
  const words: Words = {
    ...(Object.fromEntries(shown) as Words),
    ...{ city: place.city, area: place.area, elsewhere: place.elsewhere, approver: WORDS[type].approver },
    ...{ partner: random.pick(PARTNERS), relative: random.pick(RELATIVES), job: random.pick(JOBS) },
    yearsHere: random.pick(['two', 'three', 'four', 'six', 'eight', 'eleven']),
    checked: transferAllowed === 'confirmed' ? 'checked' : null,
    soon: monthFrom(now, random.int(2, 4)).split(' ')[0],
    ...{ payment: dollars(contract.monthlyPayment), months: contract.remainingTermMonths },
    left: years(contract.remainingTermMonths),
    ends: monthFrom(now, contract.remainingTermMonths),
    ...own,
  };
  const write = (choices: string[]): string => fill(random.deal(choices), words) ?? write(choices);
  const parts: Record<string, string[]> = { S: kind.summaries, R: kind.reasons, D: kind.details, T: TERMS };
  const sentences = [...random.pick(SHAPES)].map((part) => write(parts[part] ?? []));
  const description = [...new Set(sentences)].join(' ');
  const exchanges = QUESTIONS.flatMap((phrase) => fill(phrase, words) ?? []).map(columns);
  return { incentive: 0, ...contract, facts, type, title: write(kind.titles), description, exchanges };
}

export const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** People write "$300", not "$300.00". */
const inProse = (text: string): string => text.replace(/\.00\b/, '');
export const dollars = (cents: number): string => inProse(formatCents(cents));

/** $14,300 for 14,287.12: people round a balance or the price of a house. */
export const about = (cents: number): string => dollars(roundTo(cents, 10_000));

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
