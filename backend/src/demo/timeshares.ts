import type { Facts } from '@handover/domain/facts/fact';
import { type Kind, lifeWords, MONEY_REASONS, transferFacts } from './compose.js';
import { centsOf, number, usd, years } from './format.js';
import { list, phrases } from './phrases.js';
import { placeIn } from './places.js';

/** Real places, what people go there for, and resorts, which are invented. */
const DESTINATIONS = phrases(`
  Orlando, FL | the parks | Lake Serena Village, Palmetto Springs Resort, Cypress Key Club
  Daytona Beach, FL | the beach | Seabreeze Towers, Ocean Lantern Club
  Key West, FL | the water | Conch Harbor Cottages, Old Town Tide House
  Myrtle Beach, SC | the boardwalk | Grand Dunes Landing, Carolina Pier Club
  Hilton Head Island, SC | the golf | Marsh Oak Villas, Harbor Lantern Club
  Ocean City, MD | the boardwalk | Sandpiper Bay Resort, Assateague Light Club
  Gatlinburg, TN | the Smokies | Laurel Ridge Lodge, Bearpaw Hollow Cabins
  Branson, MO | the shows | Table Rock Shores, Ozark Lantern Resort, Stonebridge Falls Club
  Wisconsin Dells, WI | the water parks | Timber Rapids Lodge, Red Pine Resort
  Newport, RI | the harbor | Mariner’s Wharf Club, Bellevue Harbor Inn
  Stowe, VT | the skiing | Green Gap Resort
  Las Vegas, NV | the Strip | Desert Lantern Towers, Paradise Mesa Club, Silver Palms Suites
  Stateline, NV | Lake Tahoe | Tahoe Granite Lodge, Ridge Crest at the Lake
  Carlsbad, CA | the coast | Seapointe Bluffs, Carlsbad Breakers Club
  Sedona, AZ | the red rocks | Bell Vista Resort, Red Canyon Casitas
  Park City, UT | the skiing | Silver Aspen Lodge, Deer Basin Club
  Breckenridge, CO | the skiing | Peak Thirteen Lodge, Blue River Grand
  Seaside, OR | the coast | Tillamook Head Suites
  Kailua-Kona, HI | the reef | Kona Plumeria Club, Keauhou Lava Shores
  Lahaina, HI | the beach | Honu Bay Villas, Maui Trade Winds Club
`);
/** Unit, how many it sleeps, its maintenance fee compared with the usual one. */
const UNITS = [
  ['a studio', 4, 0.75],
  ['a one-bedroom', 4, 0.95],
  ['a one-bedroom plus den', 6, 1.05],
  ['a two-bedroom', 6, 1.25],
  ['a two-bedroom lock-off', 8, 1.4],
  ['a three-bedroom', 10, 1.7],
] as const;
const VIEWS = list(
  'a water view, a balcony, a fireplace, a big terrace, a jetted tub, a view from the top floor',
);
const SEASONS = ['winter week', 'summer week', 'fall week', 'spring break week'];

const SIZES = ['studio', '1br', '1br', '2br', '2br', '3br'];

function useOf(points: number | null, week: string): Facts {
  if (points) return { useKind: 'points', points };
  const fixed = /week (\d+)/.exec(week)?.[1];
  return fixed ? { useKind: 'fixed-week', week: Number(fixed) } : { useKind: 'floating-week' };
}

export const TIMESHARES: Kind = {
  invent(random, now) {
    const [location = '', attraction = '', resorts = ''] = random.deal(DESTINATIONS).split(' | ');
    const [unit, sleeps, size] = random.pick(UNITS);
    const fee = Math.round(random.between(780, 1150) * size) * 100;
    const isFinanced = random.chance(0.4);
    const payment = Math.round(fee / 12) + (isFinanced ? random.int(90, 290) * 100 : 0);
    const left = isFinanced ? random.int(18, 96) : random.int(4, 40) * 12;
    const points = random.chance(0.45) ? random.int(8, 60) * 500 : null;
    const banked =
      points && random.chance(0.6) ? Math.round((points * random.between(0.3, 1.2)) / 500) * 500 : null;
    const week = random.pick([
      `week ${random.int(1, 52)} every year`,
      `a ${random.pick(SEASONS)} every ${random.chance(0.8) ? 'year' : 'other year'}`,
    ]);
    const words = {
      ...lifeWords(random, now, placeIn(random)),
      resort: random.pick(list(resorts)),
      town: location.split(',')[0] ?? '',
      attraction,
      stay: points ? `${number(points)} points every year` : week,
      spent: random.pick(['nine', 'twelve', 'fifteen', 'twenty']),
      points: points && number(points),
      nights: points && Math.max(3, Math.round(points / 1500)),
      week: points ? null : week,
      unit,
      sleeps,
      fee: usd(fee),
      lastFee: usd(Math.round(fee / 104) * 100),
      charge: usd(fee > 110_000 ? 35_000 : 25_000),
      payment: usd(payment),
      left: years(left),
      financed: isFinanced ? usd(payment - Math.round(fee / 12)) : null,
      paidOff: isFinanced ? null : 1,
      banked: banked && number(banked),
      nothingBanked: points && !banked ? 1 : null,
      view: random.pick(VIEWS),
    };
    const facts: Facts = {
      ...{ interest: 'deeded', usage: week.includes('other') && !points ? 'odd-years' : 'annual' },
      ...{ unitSize: SIZES[UNITS.findIndex(([name]) => name === unit)] ?? '2br', maintenanceFeeYear: fee },
      ...{ thirdParty: words.resort, thirdPartyFee: centsOf(words.charge), askingPrice: 0 },
      ...useOf(points, week),
      nextUse: new Date(now).getUTCFullYear() + 1,
      ...(isFinanced
        ? { loanBalance: Math.round((centsOf(words.financed ?? '0') * left * 0.85) / 10_000) * 10_000 }
        : { loanBalance: 0 }),
      ...transferFacts(fee / 100),
    };
    return { location, facts, monthlyPayment: payment, remainingTermMonths: left, words };
  },
  titles: phrases(`
    {resort}: {stay}
    {Unit} at {resort}, sleeps {sleeps}
    Take over our share at {resort}
    {town} timeshare, {stay}
    {points} points a year at {resort}
    {resort}, {unit} with {view}
    We don’t travel anymore: {stay} at {resort}
    {?week} One week in {town}, {payment} a month
    {town} timeshare, {unit}, maintenance {fee} a year
  `),
  summaries: phrases(`
    {Stay} in {unit} at {resort}, sleeps {sleeps}.
    It’s {unit} with {view} at {resort} in {town}; {stay}, {payment} a month.
    {resort}, {town}: {unit}, sleeps {sleeps}, {stay}.
    {points} points at {resort}, good for about {nights} nights in {unit}.
  `),
  reasons: [
    ...MONEY_REASONS,
    ...phrases(`
      We went to {town} for {spent} years in a row, and now the grandkids want something else.
      Since my surgery we don’t fly anymore.
      We bought a camper and haven’t used {resort} in three years.
      I got this in a divorce and never wanted it.
      {Relative} left us this share, and we live on the other side of the country.
      {Partner} wants to see other places, fair enough.
      We were a family of six when we bought it. Now it’s the two of us and the cat.
      My vacation went from five weeks to two, so {stay} is more than I can use.
      It was a good deal at the presentation, and we’ve used it twice.
      Friends of ours bought a house in {town}, so we stay with them now.
    `),
  ],
  details: phrases(`
    Maintenance is {fee} a year and paid through December.
    {banked} points are banked and come with it.
    {?week} Next year’s stay isn’t booked yet, so it’s yours to use.
    {Unit} with {view}, full kitchen, washer and dryer.
    Ten minutes to {attraction}, and the resort runs a free shuttle.
    You can exchange it for other resorts.
    {?financed} Of the {payment} a month, {financed} is what’s left of the purchase loan.
    {?paidOff} It’s paid off, so {payment} a month is just the maintenance.
    Units were renovated two years ago and no special assessment is planned.
    Reservations open thirteen months out, and we always got our dates.
  `),
  terms: phrases(`
    The resort charges {charge} of its own to put it in your name.
    The resort has to accept you, which is a form and a credit check.
    Dues are current; you take over from January.
    The resort has 30 days to waive its right of first refusal, that’s the longest part.
    Know what maintenance fees are before you ask, they go up a few percent every year.
    We pay the closing company, you pay the resort’s {charge}.
    I want a clean transfer on the resort’s own paperwork, no exit companies.
  `),
  questions: phrases(`
    What did maintenance cost the last few years? | {fee} this year, {lastFee} last year. Figure about four percent a year.
    {?banked} Are there banked points? | Yes, {banked}, and they go to you.
    {?nothingBanked} Are there banked points? | No, we used this year’s. You’d start with the full {points}.
    {?week} Is the next stay still open? | Still open. You can book as soon as it’s in your name.
    Can I exchange it for other resorts? | Yes, through the resort’s exchange program. We did it twice.
    Who pays the resort’s transfer charge? | You would, it’s {charge}. We pay the closing company.
    {?financed} Is there a loan on it? | Yes, that’s {financed} of the monthly payment, for {left}.
    {?paidOff} Is there a loan on it? | No. The monthly payment is the maintenance divided by twelve.
    Can we rent it out when we can’t go? | Yes, the resort allows guests with a certificate.
    What’s the catch? | The fees go up every year, like everywhere. Other than that we just don’t use it.
    Any special assessments coming? | None announced at the owners’ meeting in the spring. The roofs are already done.
  `),
};
