import { ContractType } from '../contracts/contract.entity.js';
import type { Draft, Exchange } from './draft.js';
import { ENDINGS, type Life, FAMILY_REASONS, lifeIn } from './life.js';
import { CITIES } from './places.js';
import type { Random } from './random.js';
import { capital, entitle, number, type Sentence, type Story, tell, usd, years } from './words.js';

interface Share extends Life {
  resort: string;
  place: string;
  thing: string;
  /** "week 27" or "14,000 points every year" */
  stay: string;
  points: number;
  unit: string;
  sleeps: number;
  fee: number;
  payment: number;
  left: number;
  banked: number;
  view: string;
  use: string;
}

/** Places people really go to; the resorts are made up. */
const DESTINATIONS: readonly (readonly [place: string, thing: string, names: readonly string[]])[] = [
  ['Orlando, FL', 'the parks', ['Lake Serena Village', 'Palmetto Springs Resort', 'Cypress Key Club']],
  ['Kissimmee, FL', 'the parks', ['Osceola Pines Resort', 'Bella Laguna Villas']],
  ['Daytona Beach, FL', 'the beach', ['Seabreeze Towers', 'Ocean Lantern Club']],
  ['Key West, FL', 'the water', ['Conch Harbor Cottages', 'Old Town Tide House']],
  ['Marco Island, FL', 'the gulf', ['Gulf Heron Club', 'Crescent Shell Resort']],
  ['Fort Lauderdale, FL', 'the beach', ['Coral Isle Sands', 'Las Palmas Shores Club']],
  ['Myrtle Beach, SC', 'the boardwalk', ['Grand Dunes Landing', 'Carolina Pier Club']],
  ['Hilton Head Island, SC', 'the golf', ['Marsh Oak Villas', 'Harbor Lantern Club']],
  ['Williamsburg, VA', 'the old town', ['Powhatan Mill Resort', 'Colonial Orchard Club']],
  ['Virginia Beach, VA', 'the oceanfront', ['Atlantic Gull Suites']],
  ['Ocean City, MD', 'the boardwalk', ['Sandpiper Bay Resort', 'Assateague Light Club']],
  ['Gatlinburg, TN', 'the Smokies', ['Laurel Ridge Lodge', 'Bearpaw Hollow Cabins']],
  ['Pigeon Forge, TN', 'the Smokies', ['Misty Fork Resort']],
  ['Branson, MO', 'the shows', ['Table Rock Shores', 'Ozark Lantern Resort', 'Stonebridge Falls Club']],
  ['Lake Ozark, MO', 'the lake', ['Osage Point Villas']],
  ['Wisconsin Dells, WI', 'the water parks', ['Timber Rapids Lodge', 'Red Pine Resort']],
  ['Galena, IL', 'the hills', ['Eagle Hollow Territory Club']],
  ['Tannersville, PA', 'the Poconos', ['Split Creek Village', 'Pocono Fern Lodge']],
  ['Newport, RI', 'the harbor', ['Mariner’s Wharf Club', 'Bellevue Harbor Inn']],
  ['Hyannis, MA', 'the Cape', ['Cape Dune Village']],
  ['Lincoln, NH', 'the White Mountains', ['Loon River Lodge']],
  ['Stowe, VT', 'the skiing', ['Green Gap Resort']],
  ['Galveston, TX', 'the gulf', ['Seawall Terrace Resort']],
  ['New Braunfels, TX', 'the river', ['Comal Bend Resort']],
  ['Las Vegas, NV', 'the Strip', ['Desert Lantern Towers', 'Paradise Mesa Club', 'Silver Palms Suites']],
  ['Stateline, NV', 'Lake Tahoe', ['Tahoe Granite Lodge', 'Ridge Crest at the Lake']],
  ['South Lake Tahoe, CA', 'the lake', ['Emerald Cove Lodge']],
  ['Palm Desert, CA', 'the desert', ['Mirage Canyon Villas', 'Date Palm Springs Club']],
  ['San Diego, CA', 'the coast', ['Mission Cove Suites']],
  ['Carlsbad, CA', 'the coast', ['Seapointe Bluffs', 'Carlsbad Breakers Club']],
  ['Sedona, AZ', 'the red rocks', ['Bell Vista Resort', 'Red Canyon Casitas']],
  ['Scottsdale, AZ', 'the golf', ['Camelback Trails Villas', 'Ocotillo Links Club']],
  ['Park City, UT', 'the skiing', ['Silver Aspen Lodge', 'Deer Basin Club']],
  ['St. George, UT', 'Zion', ['Red Cliffs Hacienda']],
  ['Breckenridge, CO', 'the skiing', ['Peak Thirteen Lodge', 'Blue River Grand']],
  ['Steamboat Springs, CO', 'the hot springs', ['Yampa Meadows Resort']],
  ['Pagosa Springs, CO', 'the hot springs', ['San Juan Pines Village']],
  ['Whitefish, MT', 'Glacier', ['Big Timber Lakehouse']],
  ['Seaside, OR', 'the coast', ['Tillamook Head Suites']],
  ['Leavenworth, WA', 'the Cascades', ['Icicle Creek Chalets']],
  ['Kailua-Kona, HI', 'the reef', ['Kona Plumeria Club', 'Keauhou Lava Shores']],
  ['Lahaina, HI', 'the beach', ['Honu Bay Villas', 'Maui Trade Winds Club']],
  ['Princeville, HI', 'the cliffs', ['Hanalei Ginger Resort']],
];

const SEASONS = ['a ski week', 'a summer week', 'a fall week', 'a spring break week'] as const;

const STORY: Story<Share> = {
  reasons: [
    ...FAMILY_REASONS,
    (s) =>
      `We went to ${s.place.split(',')[0]} for ${s.years} years in a row, and now the grandkids want something else.`,
    () => `Since my surgery we don’t fly any more.`,
    (s) => `We bought a camper and have not used ${s.resort} in three years.`,
    () => `I got this from a divorce and never wanted it.`,
    (s) => `${capital(s.relative)} left us this share, we live on the other side of the country.`,
    () => `Two timeshares are one too many.`,
    (s) => `With a puppy and a new job in ${s.elsewhere} we won’t get to ${s.place.split(',')[0]} for years.`,
    (s) => `The flight from ${s.city} has become longer than our patience.`,
    (s) => `${capital(s.partner)} wants to see other places than ${s.place.split(',')[0]}, and fair enough.`,
    () => `We were a family of six when we bought it, now it is the two of us and the cat.`,
    (s) => `My vacation days went from five weeks to two, so ${s.stay} is more than I can use.`,
    (s) =>
      `${s.place.split(',')[0]} is wonderful, but we moved to ${s.elsewhere} and it is no longer a drive.`,
    (s) => `Our kids grew out of ${s.thing} and so did we.`,
    (s) => `We simply can’t get the same vacation days any more, so ${s.resort} stands empty.`,
    () => `Honestly, it was a great deal at the presentation and we used it twice.`,
    (s) => `Handing over our share at ${s.resort} because we now have friends with a house there.`,
    () => `My husband passed away, and it is not the same without him.`,
  ],
  facts: [
    (s) => `It is ${s.stay} in ${s.unit} at ${s.resort}, sleeps ${s.sleeps}.`,
    (s) => `Maintenance is ${usd(s.fee)} a year and paid through the end of this year.`,
    (s) =>
      s.banked > 0
        ? `${number(s.banked)} points are banked and come along with it.`
        : `The coming year has not been booked, so you can use it right away.`,
    (s) => `${capital(s.unit)} with ${s.view}, a full kitchen and a washer.`,
    (s) => `Ten minutes to ${s.thing}, and the resort runs a free shuttle.`,
    (s) => `You get ${s.use}, and it can be exchanged for other places.`,
    (s) => `The contract has ${years(s.left)} left, ${usd(s.payment)} a month all in.`,
    () => `Pool, hot tub, a gym and a small store are on the grounds.`,
    () => `The rooms were redone two years ago and no special assessment is planned.`,
    (s) => `Friends rented our week from us and paid more than the yearly ${usd(s.fee)}.`,
    (s) => `What we always came back for was ${s.view}.`,
    () => `Reservations open thirteen months ahead, and we always got the dates that we wanted.`,
    () => `Check-in is on Saturday, early arrival is never a problem.`,
  ],
  conditions: [
    (s) => `The resort charges ${usd(s.fee > 110_000 ? 35_000 : 25_000)} to put it in your name.`,
    () => `You have to be accepted by the resort, which is a form and a credit check.`,
    () => `Everything is paid up; you take over from January.`,
    (s) => `The new owner takes on ${usd(s.payment)} a month, nothing else is owed.`,
    () => `The resort waives its right of first refusal within 30 days, that is the longest part.`,
    () => `Please know what maintenance fees are before you ask, they rise by a few percent each year.`,
    () => `We pay the closing company, you pay the transfer at the resort.`,
    () => `I want a clean transfer with the resort’s own paperwork, no exit companies.`,
  ],
  endings: [
    ...ENDINGS,
    (s) => `Enjoy ${s.thing} for us.`,
    () => `We hope another family makes memories there.`,
  ],
};

const TITLES: Sentence<Share>[] = [
  (s) => `${s.resort}: ${s.stay}`,
  (s) => `${capital(s.unit)} at ${s.resort}, sleeps ${s.sleeps}`,
  (s) => `Timeshare near ${s.thing}, ${s.resort}`,
  (s) => `Take over our share at ${s.resort}`,
  (s) => `${s.place.split(',')[0]} timeshare, ${s.stay}`,
  (s) => (s.points > 0 ? `${number(s.points)} points a year at ${s.resort}` : null),
  (s) => `${s.resort} with ${s.view}`,
  (s) => `We no longer travel: ${s.stay} at ${s.resort}`,
  (s) => `${capital(s.use)} in ${s.place.split(',')[0]}, ${usd(s.payment)} a month`,
];

export function timeshare(random: Random, now: number): Draft {
  const [place, thing, resorts] = random.deal(DESTINATIONS);
  const points = random.chance(0.45) ? random.int(8, 60) * 500 : 0;
  const [unit, sleeps, size] = random.pick([
    ['a studio', 4, 0.75],
    ['a one-bedroom', 4, 0.95],
    ['a one-bedroom with a den', 6, 1.05],
    ['a two-bedroom', 6, 1.25],
    ['a two-bedroom lock-off', 8, 1.4],
    ['a three-bedroom', 10, 1.7],
  ] as const);
  const fee = Math.round(random.between(780, 1150) * size) * 100;
  const financed = random.chance(0.4);
  const season = random.pick(SEASONS);
  const stay =
    points > 0
      ? `${number(points)} points every year`
      : random.chance(0.5)
        ? `week ${random.int(1, 52)} every year`
        : `${season} every ${random.chance(0.8) ? 'year' : 'other year'}`;
  const share: Share = {
    ...lifeIn(random, now, random.pick(CITIES)),
    resort: random.pick(resorts),
    place,
    thing,
    stay,
    points,
    unit,
    sleeps,
    fee,
    payment: Math.round(fee / 12) + (financed ? random.int(90, 290) * 100 : 0),
    left: financed ? random.int(18, 96) : random.int(4, 40) * 12,
    banked:
      points > 0 && random.chance(0.6) ? Math.round((points * random.between(0.3, 1.2)) / 500) * 500 : 0,
    view: random.pick([
      'a view of the water',
      'a balcony',
      'a fireplace',
      'a big terrace',
      'a jetted tub',
      'a view from the top floor',
    ]),
    use:
      points > 0
        ? `about ${Math.max(3, Math.round(points / 1500))} nights a year`
        : random.pick([
            'one week a year',
            'seven nights a year',
            'seven nights you can split in two',
            'a float week',
          ]),
  };
  return {
    type: ContractType.TIMESHARE,
    title: entitle(random, TITLES, share),
    description: tell(random, STORY, share),
    location: place,
    monthlyPayment: share.payment,
    remainingTermMonths: share.left,
    exchanges: exchanges(share),
  };
}

const exchanges = (s: Share): Exchange[] => [
  {
    question: `What were the maintenance fees over the last years?`,
    answer: `${usd(s.fee)} this year, ${usd(Math.round(s.fee / 104) * 100)} the year before. They go up by about four percent a year.`,
  },
  {
    question: s.points > 0 ? `Are there banked points?` : `Is the next stay still open or already booked?`,
    answer:
      s.points > 0
        ? s.banked > 0
          ? `Yes, ${number(s.banked)}, and they go to the new owner.`
          : `No, we used this year’s. The new year starts with the full ${number(s.points)}.`
        : `Still open. Whoever takes it over can book it as soon as the resort has changed the name.`,
  },
  {
    question: `Can it be exchanged for other resorts?`,
    answer: `Yes, through the exchange program of the resort. We did it twice, once for the mountains.`,
  },
  {
    question: `Who pays the transfer at the resort?`,
    answer: `The new owner, as it says above. We pay the closing company.`,
  },
  {
    question: `Is there any loan on it?`,
    answer:
      s.left < 100
        ? `What is left of it is in the ${usd(s.payment)} a month, for ${years(s.left)}.`
        : `None. The payment is the maintenance divided by twelve.`,
  },
  {
    question: `Are pets allowed?`,
    answer: `Only service animals, unfortunately.`,
  },
  {
    question: `Could we rent it out if we can’t go?`,
    answer: `Yes, the resort allows guests with a certificate. We have done that for two summers.`,
  },
  {
    question: `What is the catch?`,
    answer: `None that I know of. Fees rise every year, the resort is nice, and we don’t travel any more.`,
  },
  {
    question: `Any special assessments coming up?`,
    answer: `Nothing was announced at the owners’ meeting in spring. The roofs were done already.`,
  },
];
