import type { Facts } from '@handover/domain/facts/fact';
import { formatCount } from '@handover/domain/facts/format-fact';
import { type Kind, roundTo } from './compose.js';
import { columns, list, phrases } from './phrases.js';

/** Real places, what people go there for, and resorts, which are invented. */
const DESTINATIONS = phrases(`
  Orlando, FL | the parks | Lake Serena Village, Palmetto Springs Resort, Cypress Key Club
  Daytona Beach, FL | the beach | Seabreeze Towers, Ocean Lantern Resort
  Myrtle Beach, SC | the boardwalk | Grand Dunes Landing, Carolina Pier Club
  Hilton Head Island, SC | the golf courses | Marsh Oak Villas, Harbor Lantern Club
  Gatlinburg, TN | the Smokies | Laurel Ridge Lodge, Bearpaw Hollow Cabins
  Branson, MO | the shows | Table Rock Shores, Ozark Lantern Resort
  Wisconsin Dells, WI | the water parks | Timber Rapids Lodge, Red Pine Resort
  Las Vegas, NV | the Strip | Desert Lantern Towers, Paradise Mesa Club, Silver Palms Suites
  Sedona, AZ | the red rocks | Bell Vista Resort, Red Canyon Casitas
  Park City, UT | the lifts | Silver Aspen Lodge, Deer Basin Club
  Breckenridge, CO | the lifts | Peak Thirteen Lodge, Blue River Grand Resort
  Kailua-Kona, HI | the reef | Kona Plumeria Club, Keauhou Lava Shores
`).map((line) => columns(line) as [location: string, attraction: string, resorts: string]);
/** Unit, its value in the facts, how many it sleeps, its maintenance fee compared with the usual one. */
const UNITS = [
  ['a studio', 'studio', 4, 0.75],
  ['a one-bedroom', '1br', 4, 0.95],
  ['a two-bedroom', '2br', 6, 1.25],
  ['a two-bedroom lock-off', '2br', 8, 1.4],
  ['a three-bedroom', '3br', 10, 1.7],
] as const;
const VIEWS = list('a balcony, a fireplace, a big terrace, a jetted tub, a view from the top floor');
const USAGES = ['annual', 'annual', 'annual', 'even-years', 'odd-years'] as const;
const SEASONS = { high: 'high-season', mid: 'mid-season', low: 'off-season' } as const;

export const TIMESHARES: Kind = {
  invent(random, _, now) {
    const [location, attraction, resorts] = random.deal(DESTINATIONS);
    const [unit, unitSize, sleeps, size] = random.pick(UNITS);
    const resort = random.pick(list(resorts));
    const fee = Math.round(random.between(780, 1150) * size) * 100;
    const usage = random.pick(USAGES);
    const often = usage === 'annual' ? 'every year' : 'every other year';
    const next = new Date(now).getUTCFullYear() + 1;
    const season = random.pick(['high', 'mid', 'low'] as const);
    const [points, week] = [random.int(8, 60) * 500, random.int(1, 52)];
    const [used, stay] = random.pick<[Facts, string]>([
      [{ useKind: 'points', points }, `${formatCount(points)} points`],
      [{ useKind: 'fixed-week', week }, `week ${week}`],
      [{ useKind: 'floating-week', season }, `one ${SEASONS[season]} week`],
    ]);
    const facts: Facts = {
      ...{ ...used, interest: 'deeded', usage, unitSize, maintenanceFeeYear: fee, thirdParty: resort },
      ...{ thirdPartyFee: random.pick([25_000, 35_000]), askingPrice: 0, loanBalance: 0 },
      nextUse: usage === 'annual' || (next % 2 === 0) === (usage === 'even-years') ? next : next + 1,
      ...{ closingCost: random.pick([35_000, 45_000]), rofr: random.pick(['yes', 'unknown']) },
      ...(used['points'] && { notIncluded: 'Rewards and club status' }),
    };
    const words = {
      ...{ resort, attraction, unit, sleeps, town: location.split(',')[0], stay: `${stay} ${often}` },
      ...{ view: random.pick(VIEWS), spent: random.pick(['nine', 'twelve', 'fifteen', 'twenty']) },
      firstRefusal: facts['rofr'] === 'yes' ? 'right of first refusal' : null,
      inUnit: used['points'] ? `good for ${unit}` : `in ${unit}`,
      banked: used['points'] ? formatCount(roundTo(points * random.between(0.3, 1.2), 500)) : null,
    };
    // a deed has no end
    return { location, monthlyPayment: Math.round(fee / 12), remainingTermMonths: 600, facts, words };
  },
  titles: phrases(`
    {resort}: {stay}
    {Unit} at {resort}, sleeps {sleeps}
    Take over our {town} timeshare, {stay}
    {resort}, {unit} with {view}
    {town} timeshare: {unit}, {payment} a month
  `),
  summaries: phrases(`
    {Stay} at {resort}, {inUnit} that sleeps {sleeps}.
    It’s {unit} with {view} at {resort} in {town}; {stay}, {payment} a month.
    We own {stay} at {resort}, {inUnit} with {view}.
  `),
  reasons: phrases(`
    We went to {town} for {spent} years, and now the grandkids want something else.
    We bought a camper and haven’t used {resort} in three years.
    {Relative} left us this share, and we live on the other side of the country.
    {Partner} wants to see other places, fair enough.
    We bought it when the kids were small, and now it’s the two of us and the cat.
    Friends of ours bought a house in {town}, so we stay with them now.
  `),
  details: phrases(`
    Maintenance is {maintenanceFeeYear} and paid through December, so your first year of use is {nextUse}.
    {banked} points are banked and come with it.
    {Unit} for {sleeps} people, full kitchen, washer and dryer.
    Ten minutes to {attraction}, and the resort runs a free shuttle.
    The resort has 30 days to waive its {firstRefusal}, that’s the longest part.
    It’s paid off, so {payment} a month is just the maintenance.
  `),
};
