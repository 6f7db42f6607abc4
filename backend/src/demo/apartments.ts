import type { Facts } from '@handover/domain/facts/fact';
import { dayFrom, dollars, type Kind, orMoving, roundTo } from './compose.js';
import { list, phrases } from './phrases.js';

/** What it is called, bedrooms, bathrooms, its rent compared with a one-bedroom's, and the usual square feet. */
const LAYOUTS = [
  ['studio', 0, 1, 0.8, 460],
  ['one-bedroom', 1, 1, 1, 680],
  ['two-bedroom', 2, 1, 1.28, 920],
  ['two-bedroom', 2, 2, 1.4, 1060],
  ['three-bedroom', 3, 2, 1.72, 1350],
] as const;
const BUILDINGS =
  list(`a brick walk-up, a mid-rise with an elevator, a small building with eight units, a converted warehouse,
  a garden-style complex, a high-rise with a front desk, a two-family house, a 1920s building with plaster walls`);
const FEATURES =
  list(`in-unit laundry, a dishwasher, a south-facing balcony, hardwood floors, big closets, central air,
  a gas stove, corner windows, a walk-in shower, bike storage, a roof deck, ten-foot ceilings`);
const PETS = {
  none: 'No pets and no smoking, both are in the lease.',
  cats: 'Cats are fine with the landlord, dogs are not.',
  both: 'Cats and dogs are fine, two at most.',
};
const TAKEOVERS = {
  assignment: 'It’s a full assignment: the lease will be in your name',
  sublet: 'It’s a sublet: I stay on the lease, and you pay the rent through me',
  'new-lease': 'The landlord signs a new lease with you at the same rent',
};

export const APARTMENTS: Kind = {
  invent(random, place, now) {
    const [layout, bedrooms, bathrooms, share, usualFeet] = random.pick(LAYOUTS);
    const rent = roundTo(place.rent * share * random.between(82, 120), 500);
    const left = random.int(4, random.pick([8, 11, 18]));
    const pets = random.pick(['cats', 'both', 'both', 'none'] as const);
    const takeover = random.pick(['assignment', 'assignment', 'sublet', 'new-lease'] as const);
    const [feature, second] = random.shuffled(FEATURES);
    const today = new Date(now);
    const facts: Facts = {
      ...{
        bedrooms,
        bathrooms: bathrooms * 2,
        squareFeet: roundTo(usualFeet * random.between(0.8, 1.2), 10),
      },
      // the last day of the month in which the term ends
      leaseEnd: dayFrom(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + left + 1, 0), 0),
      deposit: random.pick([rent, rent, 50_000, 75_000, 100_000]),
      depositTo: takeover === 'sublet' ? 'seller' : 'landlord',
      ...{ space: 'whole', coTenants: 'no', accountCurrent: 'yes' },
      ...{ pets, takeover, furnished: random.pick(['no', 'no', 'partly']) },
      thirdPartyFee: random.pick([3500, 4500, 5000, 6000, 7500]),
      utilitiesMonthly: 3500 + roundTo(usualFeet * 5, 500),
      ...(random.next() < 0.5 && { parkingMonthly: random.pick([5000, 7500, 9500, 12_000, 15_000]) }),
      ...(random.next() < 0.7 && { availableFrom: dayFrom(now, random.int(0, 59)) }),
    };
    const words = {
      ...{
        layout,
        feature,
        second,
        building: random.pick(BUILDINGS),
        seen: 'the place',
        petRule: PETS[pets],
      },
      ...{ floor: random.pick(['first', 'second', 'third', 'top']), takeover: TAKEOVERS[takeover] },
      toLandlord: takeover === 'sublet' ? null : 'the landlord',
      newRent: random.next() < 0.5 ? dollars(rent + random.int(3, 16) * 2500) : null,
    };
    const location = random.next() < 0.75 ? place.precise : place.near;
    return { location, monthlyPayment: rent, remainingTermMonths: left, facts, words };
  },
  titles: phrases(`
    {Layout} in {area}, {payment}
    {area} {layout} with {feature}
    {Layout} with {feature}, lease until {ends}
    {payment} {layout} in {area}, {months} months left
    {Layout} on the {floor} floor, {squareFeet}, {area}
  `),
  summaries: phrases(`
    My {layout} is on the {floor} floor of {building} in {area}: {squareFeet}, {feature} and {second}.
    {Layout} of about {squareFeet} with {feature} and {second}, {payment} a month.
    {Layout} in {area}, {months} months left on the lease at {payment}.
  `),
  reasons: orMoving(`
    We bought a place and close in {soon}.
    I’m moving in with {partner} in {soon}.
    My office in {city} closed, so I’m moving closer to {relative}.
    I’ll be traveling for a year starting in {soon} and don’t want to pay for an empty {layout}.
  `),
  details: phrases(`
    New leases in the building start at {newRent} for the same layout, you’d keep my {payment}.
    Heat, water and trash are included; plan on {utilitiesMonthly} for electricity and internet.
    Parking can be added for {parkingMonthly}.
    Quiet neighbors, and the bus stops at the corner.
    {takeover} until {ends}.
    The deposit of {deposit} goes to {toLandlord}, who returns mine.
    {petRule}
  `),
};
