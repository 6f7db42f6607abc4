import type { Facts } from '@handover/domain/facts/fact';
import { type Kind, lifeWords, MOVING_REASONS, transferFacts } from './compose.js';
import { centsOf, dayFrom, lastDayOf, monthFrom, number, usd } from './format.js';
import { list, phrases } from './phrases.js';
import { placeIn } from './places.js';

/** What it is called, its rooms, its rent compared with a one-bedroom's, square feet from and to. */
const LAYOUTS = [
  ['studio', 'studio', 0.8, 380, 560],
  ['one-bedroom', '1 bed, 1 bath', 1, 560, 820],
  ['two-bedroom', '2 bed, 1 bath', 1.28, 800, 1080],
  ['two-bedroom', '2 bed, 2 bath', 1.4, 900, 1250],
  ['three-bedroom', '3 bed, 2 bath', 1.72, 1150, 1600],
] as const;
const BUILDINGS = list(`a brick walk-up, a newer mid-rise with an elevator, a small building with eight units,
  a converted warehouse, a garden-style complex, a high-rise with a front desk, a two-family house,
  a 1920s building with real plaster walls`);
const FEATURES =
  list(`in-unit laundry, a dishwasher, a south-facing balcony, hardwood floors, big closets, central air,
  a gas stove, corner windows, a walk-in shower, a pool, a gym, bike storage, a roof deck, ten-foot ceilings`);

export const APARTMENTS: Kind = {
  invent(random, now) {
    const place = placeIn(random);
    const [layout, rooms, share, smallest, largest] = random.pick(LAYOUTS);
    const rent = Math.round((place.rent * share * random.between(0.82, 1.2)) / 5) * 500;
    const left = random.pick([random.int(2, 5), random.int(5, 11), random.int(5, 11), random.int(11, 18)]);
    const feet = Math.round(random.int(smallest, largest) / 10) * 10;
    const pets = random.pick(['cats', 'both', 'both', 'none']);
    const [feature = '', secondFeature = ''] = random.shuffled(FEATURES);
    const words = {
      ...lifeWords(random, now, place),
      area: place.area,
      layout,
      rooms,
      building: random.pick(BUILDINGS),
      floor: random.pick(['first', 'second', 'second', 'third', 'top']),
      feet: number(feet),
      feature,
      secondFeature,
      rent: usd(rent),
      deposit: usd(random.chance(0.5) ? rent : random.pick([300, 500, 750, 1000]) * 100),
      left,
      short: left <= 6 ? left : null,
      ends: monthFrom(now, left),
      pets,
      parking: random.chance(0.5) ? usd(random.pick([50, 75, 95, 120, 150]) * 100) : null,
      marketRent: random.chance(0.5) ? usd(rent + random.int(3, 16) * 2500) : null,
      application: usd(random.pick([35, 40, 45, 50, 60, 75]) * 100),
      electricity: usd(3500 + Math.round(feet / 100) * 500),
      day: random.pick([
        'Saturday from 10 to noon',
        'Sunday afternoon',
        'Tuesday after 6',
        'Thursday evening',
      ]),
    };
    const location = random.chance(0.75) ? place.precise : place.near;
    const [beds = '0', baths = '1'] = rooms.match(/\d+/g) ?? [];
    const facts: Facts = {
      ...{ bedrooms: layout === 'studio' ? 0 : Number(beds), bathrooms: Number(baths) * 2, squareFeet: feet },
      ...{ leaseEnd: lastDayOf(now, left), pets, deposit: centsOf(words.deposit), depositTo: 'landlord' },
      ...{ takeover: feet % 3 === 0 ? 'sublet' : 'assignment', thirdPartyFee: centsOf(words.application) },
      utilitiesMonthly: centsOf(words.electricity),
      ...(words.parking && { parkingMonthly: centsOf(words.parking) }),
      ...(feet % 4 > 0 && { availableFrom: dayFrom(now, feet % 60) }),
      ...transferFacts(feet / 10),
    };
    return { location, facts, monthlyPayment: rent, remainingTermMonths: left, words };
  },
  titles: phrases(`
    {Layout} in {area} until {ends}
    Lease takeover: {rooms} in {area}
    {Layout} with {feature}, {rent}
    {area} {layout}, {left} months left
    Take over our {layout} in {city}
    {?pets=both} Pet-friendly {layout} in {area}
    {?marketRent} {Layout} in {area} below current rents
    {?short} {left} months in {area}: {rooms}
    {Rooms}, {area}, {feet} sq ft
  `),
  summaries: phrases(`
    {Rooms}, about {feet} sq ft, {floor} floor of {building}.
    The apartment: {rooms}, {feet} square feet, {feature}, {secondFeature}.
    My {layout} is on the {floor} floor of {building} in {area}.
    {rooms} in {area}, {left} months left on the lease at {rent}.
  `),
  reasons: [
    ...MOVING_REASONS,
    ...phrases(`
      We bought a place and close in {soon}.
      {?layout=two-bedroom} My roommate moved out and I can’t carry the rent alone.
      I’m moving in with {partner}, and the landlord is fine with an assignment.
      My office in {city} closed and I work from home now, so I’m moving closer to {relative}.
      Twins on the way, so we need another bedroom.
      I’ll be traveling for a year starting in {soon} and don’t want to pay for an empty {layout}.
    `),
  ],
  details: phrases(`
    Best thing about it: {feature}.
    {?marketRent} New leases in the building start at {marketRent} for the same layout, you’d keep my {rent}.
    Heat, water and trash are included; electricity and internet are not.
    {?parking} A parking spot can be added for {parking} a month.
    Street parking only, but I usually find something within a block.
    {?pets=both} Cats and dogs are fine, two at most.
    {?pets=cats} Cats are fine with the landlord, dogs are not.
    Groceries, a pharmacy and a good bakery are five minutes away on foot.
    Quiet neighbors, and maintenance shows up the same day.
    The bus stops at the corner, downtown is fifteen minutes.
    {?layout=one-bedroom} Morning sun in the kitchen, evening sun in the bedroom.
    The couch, bed frame and curtains can stay if you want them.
    {area} is easy to live in: a park, two coffee shops, no highway noise.
  `),
  terms: phrases(`
    You apply with the management like any tenant: their {application} application fee and income of three times the rent.
    The landlord takes a deposit of {deposit} from you and returns mine.
    The landlord agreed in writing and only wants a credit check and two references.
    It’s a full assignment, not a sublet. The lease will be in your name until {ends}.
    Have three months of pay stubs and a landlord reference ready and it goes fast.
    Move in any day from the first of {soon}, I pay the rent until then.
    {?pets=none} No pets and no smoking, both are in the lease.
    Viewings after six and on weekends.
  `),
  questions: phrases(`
    {?pets=none} Would they make an exception for a cat? | I asked, sorry, no pets at all.
    {?pets=cats} I have a medium-sized dog, any chance? | Unfortunately not, the landlord says cats only.
    {?pets=both} Is a 60 lb dog OK? | Yes, up to two pets and no weight limit. There’s a pet deposit, ask the management for the current amount.
    What’s the electric bill like? | Around {electricity} most months, more in the summer.
    Can I renew after {ends}? | Yes, they send the renewal offer about 60 days before the end.
    {?parking} Is there parking? | Yes, {parking} a month for a spot behind the building. One is open right now.
    How much is the deposit and who gets it? | {deposit}, paid to the landlord when you sign.
    Do they check credit? | They do, {application} for the application. Mine was in the 680s, no problem.
    Is it noisy at night? | Not really. The bedroom faces the back.
    Are the couch and bed included? | If you want them, free. Otherwise they’re gone before you move in.
    When can I see the place? | {day}. The entrance is around the corner from the bakery.
    Is this a sublet or would I be on the lease? | You’d be on the lease. I’m out of it once you sign.
  `),
};
