import { ContractType } from '../contracts/contract.entity.js';
import type { Draft, Exchange } from './draft.js';
import { ENDINGS, type Life, LIFE_REASONS, lifeIn } from './life.js';
import { placeIn } from './places.js';
import type { Random } from './random.js';
import { capital, entitle, monthFrom, type Sentence, type Story, tell, usd } from './words.js';

interface Home extends Life {
  area: string;
  kind: 'studio' | 'one-bedroom' | 'two-bedroom' | 'three-bedroom';
  rooms: string;
  building: string;
  floor: string;
  feet: number;
  likes: [string, string];
  rent: number;
  deposit: number;
  left: number;
  ends: string;
  pets: 'cats' | 'both' | 'none';
  parking: number;
  marketRent: number;
  application: number;
}

const KINDS = [
  { kind: 'studio', rooms: 'studio', share: 0.8, feet: [380, 560] },
  { kind: 'one-bedroom', rooms: '1 bed, 1 bath', share: 1, feet: [560, 820] },
  { kind: 'two-bedroom', rooms: '2 bed, 1 bath', share: 1.28, feet: [800, 1080] },
  { kind: 'two-bedroom', rooms: '2 bed, 2 bath', share: 1.4, feet: [900, 1250] },
  { kind: 'three-bedroom', rooms: '3 bed, 2 bath', share: 1.72, feet: [1150, 1600] },
] as const;

const BUILDINGS = [
  'a brick walk-up',
  'a newer mid-rise with an elevator',
  'a small building with eight units',
  'a converted warehouse',
  'a garden-style complex',
  'a high-rise with a front desk',
  'the upper half of a two-family house',
  'a row house',
  'a 1920s building with real plaster walls',
  'a quiet courtyard building',
] as const;

const LIKES = [
  'in-unit laundry',
  'a dishwasher that actually works',
  'a south-facing balcony',
  'hardwood floors',
  'big closets',
  'central air',
  'a gas stove',
  'windows on two sides',
  'a walk-in shower',
  'a pool nobody uses before noon',
  'a gym in the basement',
  'bike storage',
  'a roof deck',
  'a fenced yard',
  'ceilings of ten feet',
  'a proper desk nook',
  'a kitchen island',
  'a storage cage downstairs',
] as const;

const STORY: Story<Home> = {
  reasons: [
    ...LIFE_REASONS,
    (h) =>
      `We bought a place and close in ${h.soon}, so the lease on our ${h.kind} has to find a new tenant.`,
    (h) => (h.kind === 'studio' ? null : `My roommate moved out and I can’t carry the rent alone.`),
    (h) => `I am moving in with ${h.partner}, and the landlord agreed to somebody taking over my lease.`,
    (h) =>
      `The office in ${h.city} closed and we all work from home now, I might as well do that closer to ${h.relative}.`,
    () => `Twins. We need another bedroom, that is all there is to it.`,
    (h) => `I am traveling for a year from ${h.soon} and don’t want to pay for an empty ${h.kind}.`,
    (h) => `Graduating in ${h.soon} and leaving ${h.city}.`,
    () => `My knees and the stairs no longer get along.`,
    (h) => `Looking for somebody to take over my lease in ${h.area} until ${h.ends}.`,
    () => `We got off the waiting list for a building with a daycare in it.`,
  ],
  facts: [
    (h) => `${capital(h.rooms)}, about ${h.feet} square feet, on the ${h.floor} floor of ${h.building}.`,
    (h) => `It has ${h.likes[0]} and ${h.likes[1]}.`,
    (h) => `What I like most is ${h.likes[0]}, closely followed by ${h.likes[1]}.`,
    (h) =>
      h.marketRent > h.rent
        ? `New tenants in the building pay ${usd(h.marketRent)} for the same layout, you would keep my ${usd(h.rent)}.`
        : null,
    () => `Heat, water and trash are in the rent; electricity and internet are not.`,
    (h) =>
      h.parking > 0
        ? `A parking spot can be added for ${usd(h.parking)} a month.`
        : `Parking on the street, and I always find something within a block.`,
    (h) =>
      h.pets === 'both'
        ? `Cats and dogs are welcome, two at most.`
        : h.pets === 'cats'
          ? `Cats are fine with the landlord, dogs are not.`
          : null,
    (h) => `Five minutes on foot to groceries and a decent bakery, this is the good part of ${h.area}.`,
    () => `The neighbors are quiet and the manager answers the same day.`,
    () => `Repainted when we moved in, the fridge is from last year.`,
    (h) => `The lease runs until ${h.ends} and can be renewed after that.`,
    () => `The bus stops at the corner and downtown is fifteen minutes away.`,
    (h) => (h.kind === 'studio' ? null : `Morning sun in the kitchen, evening sun in the bedroom.`),
    () =>
      `I can leave the couch, the bed frame and the curtains if you want them, and take them if you don’t.`,
    (h) => `It is ${h.building}, so nothing here looks like the gray boxes they build now.`,
    (h) =>
      h.kind === 'studio'
        ? null
        : `Two closets in the bedroom and one in the hall, we never ran out of space.`,
    (h) => `${h.area} is an easy place to live: a park, two coffee shops and no highway noise.`,
    () => `The bathroom is small, I won’t pretend otherwise, everything else is generous for the price.`,
  ],
  conditions: [
    (h) =>
      `You apply with the management like any tenant: ${usd(h.application)} application charge and income of three times the rent.`,
    (h) => `The landlord takes a deposit of ${usd(h.deposit)} from you and returns mine.`,
    () => `The landlord has agreed in writing, they only want a credit check and two references.`,
    (h) =>
      `This is a full assignment of the lease, not a sublet: the contract is in your name until ${h.ends}.`,
    () => `Bring pay stubs for three months and a reference from your last landlord, then it goes quickly.`,
    (h) => `Move-in any day from ${h.soon} on; I pay the rent for the days before.`,
    (h) => `The landlord has agreed to count my last month’s ${usd(h.rent)} towards your first one.`,
    () => `No evictions on the record, the management is strict about that one.`,
    () => `Renter’s insurance is required from day one.`,
    (h) => (h.pets === 'none' ? `No pets and no smoking, both are in the lease.` : null),
    () => `A co-signer is accepted, so students can apply.`,
  ],
  endings: [
    ...ENDINGS,
    () => `Viewings after six and on weekends.`,
    (h) => `You will like ${h.area}.`,
    () => `I hope it goes to somebody who waters the plants in the hallway.`,
  ],
};

const TITLES: Sentence<Home>[] = [
  (h) => `${capital(h.kind)} in ${h.area} until ${h.ends}`,
  (h) => `Lease takeover: ${h.rooms} in ${h.area}`,
  (h) => `${capital(h.kind)} with ${h.likes[0]}, ${usd(h.rent)}`,
  (h) => `${h.area} ${h.kind}, ${h.left} months left`,
  (h) => `Take over our ${h.kind} in ${h.city}`,
  (h) => (h.pets === 'both' ? `Dog-friendly ${h.kind} in ${h.area}` : null),
  (h) => (h.marketRent > h.rent ? `${capital(h.kind)} in ${h.area} below today’s rent` : null),
  (h) => (h.left <= 6 ? `${h.left} months in ${h.area}: ${h.rooms}` : null),
  (h) => `Bright ${h.kind} near ${h.area}, ${h.feet} sq ft`,
  (h) => `${h.rooms}, ${h.area}, available ${h.soon}`,
  (h) => `My ${h.kind} in ${h.building}`,
  (h) => `Lovely ${h.kind} with ${h.likes[0]} and ${h.likes[1]}`,
];

export function apartment(random: Random, now: number): Draft {
  const { city, area, precise } = placeIn(random);
  const { kind, rooms, share, feet } = random.pick(KINDS);
  const rent = Math.round((city.rent * share * random.between(0.82, 1.2)) / 5) * 500;
  const left = random.weighted([
    [random.int(2, 5), 3],
    [random.int(5, 11), 6],
    [random.int(11, 18), 2],
  ]);
  const [first = '', second = ''] = random.some(LIKES, 2);
  const home: Home = {
    ...lifeIn(random, now, city),
    area,
    kind,
    rooms,
    building: random.pick(BUILDINGS),
    floor: random.pick(['first', 'second', 'second', 'third', 'third', 'fourth', 'top']),
    feet: Math.round(random.int(feet[0], feet[1]) / 10) * 10,
    likes: [first, second],
    rent,
    deposit: random.chance(0.5) ? rent : random.pick([300, 500, 750, 1000]) * 100,
    left,
    ends: monthFrom(now, left),
    pets: random.pick(['cats', 'both', 'both', 'none']),
    parking: random.chance(0.5) ? random.pick([50, 75, 95, 120, 150]) * 100 : 0,
    marketRent: random.chance(0.5) ? rent + random.int(3, 16) * 2500 : 0,
    application: random.pick([35, 40, 45, 50, 60, 75]) * 100,
  };
  return {
    type: ContractType.APARTMENT,
    title: entitle(random, TITLES, home),
    description: tell(random, STORY, home),
    location: random.chance(0.75) ? precise : `${city.name}, ${city.state}`,
    monthlyPayment: rent,
    remainingTermMonths: left,
    exchanges: exchanges(home),
  };
}

const exchanges = (h: Home): Exchange[] => [
  {
    question:
      h.pets === 'none' ? `Would they make an exception for a cat?` : `Do they take a medium-sized dog?`,
    answer:
      h.pets === 'both'
        ? `Yes, up to two pets of any size that behaves. There is a pet deposit, ask the management for the current one.`
        : `Sorry, I asked again and the landlord says ${h.pets === 'cats' ? 'cats only' : 'no pets at all'}.`,
  },
  {
    question: `What do you pay for electricity on top?`,
    answer: `Between ${usd(3500 + (h.feet % 9) * 300)} and ${usd(7000 + (h.feet % 7) * 500)} a month, depending on the season.`,
  },
  {
    question: `Can the lease be renewed after ${h.ends}?`,
    answer: `Yes, the management offers a renewal about 60 days before the end. Nobody in the building has been asked to leave so far.`,
  },
  {
    question: `Is there parking?`,
    answer:
      h.parking > 0
        ? `A spot behind the building is ${usd(h.parking)} a month, one is free right now.`
        : `Street only, no permit needed after 6 pm.`,
  },
  {
    question: `How much is the deposit and who do I pay it to?`,
    answer: `${usd(h.deposit)}, paid to the landlord at the signing. Mine comes back to me from them.`,
  },
  {
    question: `Does the landlord check credit?`,
    answer: `They do, ${usd(h.application)} for the application. 650 and steady income has been fine for the neighbors.`,
  },
  {
    question: `Is it loud at night?`,
    answer: `No. The bedroom faces the back, I sleep with the window open.`,
  },
  {
    question: `Could I move in two weeks earlier?`,
    answer: `${h.soon} is the earliest, the movers are booked. The exact day is open for whoever takes it.`,
  },
  {
    question: `Are the couch and the bed included?`,
    answer: `Anything you want to keep stays, free of charge. What you don’t want is gone before the handover.`,
  },
  {
    question: `When can we see the place?`,
    answer: `Viewings for all on Saturday from 10 to 12 and Tuesday after 6. The entrance is the blue door, I will be downstairs.`,
  },
  {
    question: `Is this a sublet or do I get my own contract?`,
    answer: `A full assignment. The contract goes to the new tenant and I am out of it completely.`,
  },
];
