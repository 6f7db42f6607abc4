import { ContractType } from '../contracts/contract.entity.js';
import type { Draft, Exchange } from './draft.js';
import { ENDINGS, type Life, LIFE_REASONS, lifeIn } from './life.js';
import { placeIn } from './places.js';
import type { Random } from './random.js';
import {
  about,
  annuity,
  balanceLeft,
  capital,
  entitle,
  type Sentence,
  type Story,
  tell,
  usd,
  years,
} from './words.js';

interface House extends Life {
  area: string;
  loan: 'FHA' | 'VA';
  rate: string;
  year: number;
  house: string;
  beds: number;
  feet: number;
  balance: number;
  value: number;
  gap: number;
  payment: number;
  escrow: number;
  left: number;
  like: string;
  yard: string;
  works: string;
}

/** What people paid in a year, in percent: from, to. */
const RATES: Record<number, readonly [number, number]> = {
  2018: [4.1, 4.9],
  2019: [3.4, 4.3],
  2020: [2.6, 3.4],
  2021: [2.25, 3.1],
  2022: [3.2, 5.1],
  2023: [5.5, 6.5],
};

const HOUSES = [
  'ranch',
  'brick ranch',
  'colonial',
  'bungalow',
  'split-level',
  'townhouse',
  'craftsman',
  'cape cod',
  'two-story house',
  'corner-lot house',
] as const;

const STORY: Story<House> = {
  reasons: [
    ...LIFE_REASONS,
    (h) => `The kids are out of the house, and ${h.beds} bedrooms are too many for two people.`,
    () => `We are separating and neither of us can keep the house alone.`,
    (h) => `I have orders to ${h.elsewhere} and would rather pass this ${h.rate}% loan on than let it go.`,
    (h) => `We built a new place and close in ${h.soon}, so the ${h.house} is looking for its next owner.`,
    (h) => `I inherited a home from ${h.relative} and can’t run two of them.`,
    () => `Retiring to the lake, finally.`,
    (h) => `Selling our ${h.house} together with its assumable ${h.loan} loan at ${h.rate}%.`,
    () => `A fourth child settles the question of space for good.`,
  ],
  facts: [
    (h) =>
      `${h.loan} loan from ${h.year} at ${h.rate}% fixed, ${about(h.balance)} left to pay over ${years(h.left)}.`,
    (h) =>
      `The payment of ${usd(h.payment)} is principal and interest; taxes and insurance add about ${usd(h.escrow)}.`,
    (h) =>
      `With today’s rates the same balance would cost you around ${usd(Math.round(annuity(h.balance, 6.6, 360) / 100) * 100)} a month.`,
    (h) =>
      `${capital(h.house)} with ${h.beds} bedrooms and about ${h.feet.toLocaleString('en-US')} square feet in ${h.area}.`,
    (h) => `${capital(h.works)}, ${h.like} and ${h.yard}.`,
    (h) => `The house was appraised at ${about(h.value)} this fall.`,
    () => `Never a late payment in all the years, the servicer’s statement shows it.`,
    (h) => `Good schools in walking distance, and ${h.yard} that the dog will miss.`,
    (h) => `We put in ${h.like} ourselves and ${h.works.replace(/^the/, 'had the')} with a permit.`,
    () => `No second lien, no solar lease, no homeowners association.`,
    (h) => `It is the quiet end of ${h.area}, a dead-end street with kids on bikes.`,
    (h) =>
      `There are ${years(h.left)} left on the note, so you start well into the part where the balance really drops.`,
    () => `Inspection report from this summer is ready for whoever asks.`,
  ],
  conditions: [
    (h) => `You need to bring ${about(h.gap)} for the equity, from savings or with a second loan.`,
    (h) =>
      `The servicer has to approve you: usual ${h.loan} rules for income and a score above ${h.loan === 'VA' ? 620 : 640}.`,
    (h) =>
      h.loan === 'VA'
        ? `You don’t have to be a veteran to assume it, but a veteran with entitlement is preferred so that mine is restored.`
        : null,
    (h) =>
      h.loan === 'VA' ? `The VA funding fee for an assumption is half a percent of the balance.` : null,
    (h) => (h.loan === 'FHA' ? `FHA wants you to live in the house, so this is not for investors.` : null),
    () => `The assumption takes the servicer 45 to 90 days, so please have some patience.`,
    () => `A release of liability for us is part of the deal, our lawyer has the form.`,
    (h) =>
      `Pre-qualification first, then a visit; the difference of about ${about(h.gap)} is due at closing.`,
    () => `We pay our half of the closing costs.`,
    () => `Both sides should have a lawyer look at the papers, ours is already on it.`,
  ],
  endings: [
    ...ENDINGS,
    (h) => `A rate of ${h.rate}% is not coming back any time soon.`,
    () => `The house will be empty by then.`,
  ],
};

const TITLES: Sentence<House>[] = [
  (h) => `Assumable ${h.loan} mortgage at ${h.rate}%, ${h.area}`,
  (h) => `${h.rate}% ${h.loan} loan with our ${h.house} in ${h.area}`,
  (h) => `Assume our ${h.rate}% mortgage: ${h.beds} bedrooms in ${h.city}`,
  (h) => `${h.beds}-bedroom ${h.house}, ${h.loan} assumption at ${h.rate}%`,
  (h) => `${capital(h.house)} in ${h.area} with a ${h.rate}% loan you can keep`,
  (h) => `${h.loan} loan assumption, ${about(h.balance)} at ${h.rate}%`,
  (h) => `${h.city} ${h.house}, take over ${usd(h.payment)} a month`,
  (h) => (h.loan === 'VA' ? `VA assumption near ${h.area}, ${h.rate}%, veterans preferred` : null),
  (h) => `Keep our ${h.year} rate: ${h.rate}% on a ${h.house}`,
];

export function mortgage(random: Random, now: number): Draft {
  const { city, area, near, precise } = placeIn(random);
  const year = random.weighted([
    [2018, 1],
    [2019, 2],
    [2020, 5],
    [2021, 7],
    [2022, 3],
    [2023, 1],
  ]);
  const loan = random.weighted([
    ['FHA' as const, 5],
    ['VA' as const, 4],
  ]);
  const [lowest, highest] = RATES[year] as readonly [number, number];
  const percent = Math.round(random.between(lowest, highest) * 8) / 8;
  const elapsed = (new Date(now).getUTCFullYear() - year) * 12 + random.int(-5, 5);
  const left = 360 - elapsed;
  // homes of the people here are worth what is usual in town, and cost less when they were bought
  const value = Math.min(city.house * random.between(0.7, 1.15), 980_000) * 100;
  const paid = (value / 1.045 ** (elapsed / 12)) * (loan === 'FHA' ? 0.965 : 1);
  const payment = annuity(paid, percent, 360);
  const balance = balanceLeft(payment, percent, left);
  const house: House = {
    ...lifeIn(random, now, city),
    area,
    loan,
    rate: String(percent),
    year,
    house: random.pick(HOUSES),
    beds: random.int(2, 5),
    feet: random.int(22, 58) * 50,
    balance,
    value,
    gap: value - balance,
    payment,
    escrow: Math.round((value * random.between(0.013, 0.026)) / 12 / 1000) * 1000,
    left,
    like: random.pick([
      'a finished basement',
      'a new deck',
      'a screened porch',
      'a sunroom',
      'a mudroom',
      'a butler’s pantry',
    ]),
    yard: random.pick([
      'a fenced yard',
      'a big garden',
      'two apple trees',
      'a shed with power',
      'a detached garage',
      'a patio',
    ]),
    works: random.pick([
      'the roof redone last year',
      'the furnace replaced in spring',
      'the windows replaced two years ago',
      'the kitchen remodeled',
      'the wiring brought up to code',
      'the water heater replaced',
    ]),
  };
  return {
    type: ContractType.MORTGAGE,
    title: entitle(random, TITLES, house),
    description: tell(random, STORY, house),
    location: random.chance(0.6) ? precise : near,
    monthlyPayment: payment,
    remainingTermMonths: left,
    exchanges: exchanges(house),
  };
}

const exchanges = (h: House): Exchange[] => [
  {
    question: `How much would I need at closing?`,
    answer: `About ${about(h.gap)} for the equity plus closing costs. A second loan for part of it is fine with us, the servicer has to agree.`,
  },
  {
    question: `Does the ${usd(h.payment)} include taxes and insurance?`,
    answer: `No, that is principal and interest. With taxes and insurance it is ${usd(h.payment + h.escrow)} right now.`,
  },
  {
    question: `Do I have to be a veteran?`,
    answer:
      h.loan === 'VA'
        ? `No, but then my entitlement stays tied to the house, so a veteran comes first at the same terms.`
        : `No, this is an ${h.loan} loan. You need to qualify with the servicer and live in the house.`,
  },
  {
    question: `How long does the assumption take?`,
    answer: `The servicer says 45 to 90 days once all papers are in. We have already asked for their package.`,
  },
  {
    question: `What is the exact balance?`,
    answer: `${usd(h.balance)} on the last statement, at ${h.rate}% fixed.`,
  },
  {
    question: `Has the house been inspected?`,
    answer: `In summer, by a licensed inspector. Nothing big: a downspout and one outlet, both fixed. Everybody who visits can read the report.`,
  },
  {
    question: `Would you sell below the appraisal?`,
    answer: `We are at ${about(h.value)}, which is the appraisal. With a rate of ${h.rate}% on it we are not going lower.`,
  },
  {
    question: `Is the mortgage insurance going away at some point?`,
    answer:
      h.loan === 'FHA'
        ? `It stays for the life of the loan, that is how FHA loans of ${h.year} work. It is about ${usd(Math.round((h.balance * 0.0055) / 1200) * 100)} a month.`
        : `There is none on this loan.`,
  },
  {
    question: `Can we see it next weekend?`,
    answer: `Open to everybody on Sunday from 1 to 4. Please have a pre-qualification with you.`,
  },
];
