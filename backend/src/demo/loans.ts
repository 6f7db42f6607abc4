import { ContractType } from '../contracts/contract.entity.js';
import { CAR_MODELS } from './car-models.js';
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

interface Loan extends Life {
  /** "2022 Bayliner Element bowrider" */
  thing: string;
  /** "the boat" */
  it: string;
  detail: string;
  extra: string;
  lender: string;
  rate: string;
  balance: number;
  payment: number;
  left: number;
  why: string;
  /** Nobody picks it up: it is part of a house. */
  isFixed: boolean;
}

interface Kind {
  it: string;
  /** What it is and what it cost new, in dollars. */
  things: readonly (readonly [string, number])[];
  /** In percent a year. */
  rates: readonly [number, number];
  terms: readonly number[];
  details: readonly string[];
  extras: readonly string[];
  whys: readonly string[];
}

const KINDS: Record<'auto' | 'boat' | 'camper' | 'motorcycle' | 'solar' | 'equipment', Kind> = {
  auto: {
    it: 'the car',
    things: CAR_MODELS.map(({ make, model, trims: [[trim, price]] }) => [`${make} ${model} ${trim}`, price]),
    rates: [2.9, 8.4],
    terms: [60, 72, 72, 84],
    details: [
      'One owner, clean title held by the lender',
      'Brakes and tires are from this year',
      'Just had its state inspection',
      'Oil changed every 5,000 miles',
      'A dent in the rear door, otherwise very clean',
    ],
    extras: ['a set of winter tires', 'a roof box', 'the extended warranty', 'the dash camera'],
    whys: [
      'two car payments are one too many',
      'I work from home and it stands still',
      'the insurance for our son went through the roof',
      'the commute that I bought it for is gone',
    ],
  },
  boat: {
    it: 'the boat',
    things: [
      ['Bayliner Element bowrider', 27_000],
      ['Sea Ray SPX 190', 48_000],
      ['Sun Tracker Party Barge 20', 34_000],
      ['Lund Impact 1775', 42_000],
      ['Yamaha AR195 jet boat', 55_000],
      ['Boston Whaler 170 Montauk', 47_000],
      ['Tracker Pro Team 175', 24_000],
      ['MasterCraft NXT20', 79_000],
      ['Bennington 22 tritoon', 58_000],
    ],
    rates: [5.2, 8.9],
    terms: [120, 144, 180],
    details: [
      'Under 140 hours on the engine',
      'Winterized by the marina every fall',
      'Fresh-water use only',
      'New battery and impeller this spring',
    ],
    extras: ['the trailer', 'a fish finder', 'two sets of skis and a tube', 'the slip until next summer'],
    whys: [
      'we moved away from the lake',
      'the kids would rather stay home',
      'my back says no',
      'we take it out twice a year',
    ],
  },
  camper: {
    it: 'the camper',
    things: [
      ['Airstream Bambi 16RB', 62_000],
      ['Jayco Jay Flight 264BH', 31_000],
      ['Winnebago Solis camper van', 118_000],
      ['Forest River Rockwood Mini Lite', 37_000],
      ['Thor Four Winds 24F', 99_000],
      ['Grand Design Imagine 2500RL', 44_000],
      ['Airstream Basecamp 20X', 68_000],
      ['Keystone Cougar 22RBS', 46_000],
    ],
    rates: [5.9, 9.2],
    terms: [120, 144, 180, 240],
    details: [
      'Stored under a roof',
      'No leaks, the seals were checked in September',
      'Used for four trips, all of them short',
      'Everything works, from the fridge to the awning',
    ],
    extras: [
      'the hitch and sway bars',
      'a solar panel on the roof',
      'dishes, bedding and a grill',
      'a second battery',
    ],
    whys: [
      'our road-trip year is over',
      'we have a baby who hates car seats',
      'the truck that pulled it is gone',
    ],
  },
  motorcycle: {
    it: 'the bike',
    things: [
      ['Harley-Davidson Road Glide', 27_000],
      ['Indian Scout Bobber', 13_500],
      ['BMW R 1250 GS', 21_000],
      ['Kawasaki Ninja 650', 8_900],
      ['Triumph Bonneville T120', 14_500],
      ['Honda Gold Wing Tour', 29_500],
      ['Ducati Scrambler Icon', 11_500],
      ['Yamaha Ténéré 700', 11_900],
    ],
    rates: [5.5, 10.4],
    terms: [48, 60, 72],
    details: ['Never dropped', 'Garage kept with a battery tender', 'Chain and tires done this season'],
    extras: ['two helmets', 'the panniers', 'a cover and a disc lock', 'a rear stand'],
    whys: ['I promised my family', 'I have not ridden it since last fall', 'my new commute is all highway'],
  },
  solar: {
    it: 'the system',
    things: [
      ['6.4 kW rooftop solar system', 21_000],
      ['8.2 kW solar system with a battery', 37_000],
      ['10 kW rooftop solar system', 30_000],
      ['7.1 kW solar array on the garage', 23_500],
      ['12.3 kW ground-mounted solar array', 41_000],
      ['9 kW solar roof with two batteries', 52_000],
    ],
    rates: [1.9, 6.5],
    terms: [180, 240, 300],
    details: [
      'Production has been above the estimate every year',
      'Net metering at the old rate goes with the house',
      'The inverter warranty runs for another eight years',
      'Our electricity bill was nine dollars in June',
    ],
    extras: [
      'the monitoring account',
      'the car charger',
      'a folder with all permits and drawings',
      'the workmanship warranty',
    ],
    whys: [
      'we are selling the house and the buyer can assume the loan',
      'the house goes to new owners',
      'we are renting the house out',
      'the house is for sale and the panels stay on its roof',
    ],
  },
  equipment: {
    it: 'the equipment',
    things: [
      ['food truck with a full kitchen', 92_000],
      ['Kubota BX23S tractor with backhoe', 29_000],
      ['Bobcat E35 mini excavator', 56_000],
      ['La Marzocco espresso setup for a café', 24_000],
      ['Haas Mini Mill with tooling', 47_000],
      ['dental chair and X-ray unit', 38_000],
      ['box truck with a lift gate', 61_000],
      ['commercial pizza oven and mixer', 26_000],
      ['fleet of three zero-turn mowers', 33_000],
      ['embroidery machine with six heads', 41_000],
      ['laser cutter for a sign shop', 35_000],
      ['Toyota forklift, 5,000 lb', 31_000],
      ['mobile coffee trailer', 44_000],
      ['hydroponic container farm', 88_000],
      ['ultrasound unit for a small practice', 36_000],
      ['portable sawmill on a trailer', 22_000],
    ],
    rates: [5.4, 11.5],
    terms: [48, 60, 72, 84],
    details: [
      'Serviced by the dealer with a log to prove it',
      'It runs every day, come and see it work',
      'Low hours for its age',
      'Kept indoors since it was delivered',
    ],
    extras: ['a box of spare parts', 'a day of training', 'the full set of manuals', 'our list of suppliers'],
    whys: [
      'we are closing the shop',
      'my partner is leaving the business',
      'we grew and bought the bigger one',
      'I am going back to a salary',
    ],
  },
};

const LENDERS = [
  'a credit union',
  'a regional bank',
  'a national bank',
  'the dealer’s finance company',
  'an online lender',
  'a farm credit bank',
];

const STORY: Story<Loan> = {
  reasons: [
    ...LIFE_REASONS,
    (l) => `Looking for somebody to take over the loan on ${l.it}, because ${l.why}.`,
    (l) => `${capital(l.why)}, so ${l.it} and its loan should go to somebody who has a use for it.`,
    (l) => `It comes down to this: ${l.why}.`,
    (l) => `I am handing over my ${l.thing} with its loan; ${l.why}.`,
    (l) => `Not a distress sale, ${l.why}, that is all.`,
    (l) => `We planned to keep ${l.it} until it was paid off, but ${l.why}.`,
    (l) => `My accountant says to bring down the debt this year, and ${l.why}.`,
  ],
  facts: [
    (l) => `${about(l.balance)} left at ${l.rate}% with ${l.lender}, ${years(l.left)} to go.`,
    (l) => `The payment is ${usd(l.payment)} a month, fixed, and everything is up to date.`,
    (l) => `It is a ${l.thing} and comes with ${l.extra}.`,
    (l) => `${l.detail}.`,
    (l) => `Less is owed on it than ${l.it} would cost you anywhere else today.`,
    () => `There is no penalty for paying it off early.`,
    (l) => `A new loan would be two or three points above my ${l.rate}% today.`,
    (l) => `I have every invoice for ${l.it} since day one.`,
    (l) => (l.isFixed ? null : `You can see ${l.it} in ${l.city} any weekend.`),
    () => `The lender keeps the title until the last payment, as usual.`,
    (l) => (l.isFixed ? null : `Small signs of use, nothing that matters.`),
    (l) => `Paid ahead by one month, so the first ${usd(l.payment)} from you is due in ${l.soon}.`,
  ],
  conditions: [
    () => `The lender has to approve you and wants income papers for two years.`,
    (l) => `${capital(l.lender)} allows an assumption with a score of 680 or more.`,
    (l) =>
      `Assumption charge of the lender is ${usd(l.balance > 3_000_000 ? 45_000 : 25_000)}, which we can split.`,
    (l) => (l.isFixed ? null : `You bring insurance for ${l.it} and a pre-approval, I bring the papers.`),
    () => `Nothing down for me, I only want to be released from the loan.`,
    (l) => (l.isFixed ? null : `Pick it up in ${l.city}, I can help with loading.`),
    () => `I need a full release from the lender, no side agreements.`,
  ],
  endings: [
    ...ENDINGS,
    (l) => (l.isFixed ? null : `${capital(l.it)} is ready to go.`),
    () => `Inspection by whoever you trust is welcome.`,
  ],
};

const TITLES: Sentence<Loan>[] = [
  (l) => `${capital(l.thing)}, take over the loan at ${l.rate}%`,
  (l) => `Loan takeover: ${l.thing}`,
  (l) => `${capital(l.thing)}, ${usd(l.payment)} a month`,
  (l) => `${l.rate}% loan on my ${l.thing}`,
  (l) => `${capital(l.thing)} with ${l.extra}`,
  (l) => `Assume my loan: ${l.thing}, ${about(l.balance)} left`,
  (l) => `${capital(l.thing)}, ${years(l.left)} left to pay`,
  (l) => `Please take over ${l.it}: ${l.thing}`,
];

export function loan(random: Random, now: number): Draft {
  const { city, near } = placeIn(random);
  const name = random.weighted([
    ['auto' as const, 5],
    ['boat' as const, 3],
    ['camper' as const, 3],
    ['motorcycle' as const, 2],
    ['solar' as const, 4],
    ['equipment' as const, 5],
  ]);
  const kind = KINDS[name];
  const term = random.pick(kind.terms);
  const elapsed = random.int(8, Math.min(50, Math.floor(term * 0.6)));
  const left = term - elapsed;
  const percent = Math.round(random.between(...kind.rates) * 100) / 100;
  const [thing, newPrice] = random.deal(kind.things);
  // bought a little below the list, with something down
  const price = Math.round((newPrice * random.between(0.72, 0.95)) / 100) * 10_000;
  const payment = annuity(price, percent, term);
  const year = new Date(now).getUTCFullYear() - Math.ceil(elapsed / 12);
  const facts: Loan = {
    ...lifeIn(random, now, city),
    thing: /^[a-z\d]/.test(thing) ? thing : `${year} ${thing}`,
    it: kind.it,
    detail: random.pick(kind.details),
    extra: random.pick(kind.extras),
    lender: random.pick(LENDERS),
    rate: String(percent),
    payment,
    balance: balanceLeft(payment, percent, left),
    left,
    why: random.pick(kind.whys),
    isFixed: name === 'solar',
  };
  return {
    type: ContractType.LOAN,
    title: entitle(random, TITLES, facts),
    description: tell(random, STORY, facts),
    location: near,
    monthlyPayment: payment,
    remainingTermMonths: left,
    exchanges: exchanges(facts),
  };
}

const exchanges = (l: Loan): Exchange[] => [
  {
    question: `What is the exact payoff today?`,
    answer: `${usd(l.balance)} on this month’s statement from ${l.lender}, at ${l.rate}%.`,
  },
  {
    question: `Does the lender really allow somebody to step in?`,
    answer: `Yes, I asked them first. It is an assumption with a new credit check, and I am released after it.`,
  },
  {
    question: `What condition is ${l.it} in, honestly?`,
    answer: `${l.detail}. ${l.isFixed ? 'Nothing' : 'Small signs of use, nothing'} hidden. Whoever wants an inspection is welcome to bring somebody.`,
  },
  {
    question: `Is ${l.extra} part of the deal?`,
    answer: `Yes, ${l.extra} ${/s$/.test(l.extra) ? 'go' : 'goes'} with it.`,
  },
  {
    question: `Can it be paid off early?`,
    answer: `At any time and without a penalty.`,
  },
  {
    question: `Would you take less than the balance?`,
    answer: `No. The loan is what it is, and I am not asking for much on top.`,
  },
  {
    question: `How soon could this be done?`,
    answer: `The lender says two to three weeks after the application is complete.`,
  },
  {
    question: `Are there other people interested?`,
    answer: `Some, as all of you can read here. Nobody has been approved yet.`,
  },
  {
    question: `Is ${usd(l.payment)} the full monthly cost?`,
    answer: `That is the loan. Insurance and upkeep come on top, for me about ${usd(4000 + (l.payment % 11) * 700)} a month.`,
  },
];
