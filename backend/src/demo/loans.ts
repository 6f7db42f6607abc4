import type { Facts } from '@handover/domain/facts/fact';
import { CAR_MODELS } from './car-models.js';
import { type Kind, lifeWords, MOVING_REASONS, transferFacts } from './compose.js';
import { about, annuity, balanceLeft, centsOf, usd, years } from './format.js';
import { list, phrases, priced } from './phrases.js';
import { placeIn } from './places.js';

const CARS = CAR_MODELS.map(
  ({ make, model, trims: [[trim, price] = ['', 0]] }) => [`${make} ${model} ${trim}`, price] as const,
);
const BOATS = `Bayliner Element bowrider 27000, Sea Ray SPX 190 48000, Sun Tracker Party Barge 20 34000,
  Lund Impact 1775 42000, Yamaha AR195 jet boat 55000, MasterCraft NXT20 79000, Bennington 22 tritoon 58000`;
const CAMPERS = `Airstream Bambi 16RB 62000, Jayco Jay Flight 264BH 31000, Winnebago Solis camper van 118000,
  Thor Four Winds 24F 99000, Forest River Rockwood Mini Lite 37000, Grand Design Imagine 2500RL 44000`;
const BIKES = `Harley-Davidson Road Glide 27000, Indian Scout Bobber 13500, BMW R 1250 GS 21000, Kawasaki Ninja 650 8900,
  Triumph Bonneville T120 14500, Honda Gold Wing Tour 29500, Ducati Scrambler Icon 11500, Yamaha Ténéré 700 11900`;
const SOLAR = `6.4 kW rooftop solar system 21000, 8.2 kW solar system with a battery 37000, 10 kW rooftop solar system 30000,
  7.1 kW solar array on the garage 23500, 12.3 kW ground-mounted solar array 41000, 9 kW solar roof with batteries 52000`;
const MACHINES = `food truck with a full kitchen 92000, Kubota BX23S tractor with backhoe 29000, Bobcat E35 excavator 56000,
  La Marzocco espresso setup 24000, dental chair and X-ray unit 38000, box truck with a lift gate 61000,
  commercial pizza oven and mixer 26000, set of three zero-turn mowers 33000, embroidery machine with six heads 41000,
  laser cutter for a sign shop 35000, Toyota warehouse forklift 31000, mobile coffee trailer 44000`;

/** What is financed, with rates in percent from and to, and terms in months. */
const COLLATERALS = [
  {
    it: 'the car',
    things: CARS,
    rates: [2.9, 8.4],
    terms: [60, 72, 84],
    extras: 'a set of winter tires, a roof box, the extended warranty, the dash camera',
    details: 'One owner, New brakes and tires this year, Just passed inspection, Dealer serviced',
    whys: 'two car payments are one too many, I work from home now, insurance for our son went through the roof',
  },
  {
    it: 'the boat',
    things: priced(BOATS),
    rates: [5.2, 8.9],
    terms: [120, 144, 180],
    extras: 'the trailer, a fish finder, two sets of skis and a tube, the slip until next summer',
    details:
      'Under 140 hours on the engine, Winterized by the marina every fall, Fresh water only, New impeller',
    whys: 'we moved away from the lake, my back says no, we took it out twice this year, the kids lost interest',
  },
  {
    it: 'the camper',
    things: priced(CAMPERS),
    rates: [5.9, 9.2],
    terms: [120, 144, 180, 240],
    extras: 'the hitch and sway bars, a solar panel on the roof, dishes and bedding, a second battery',
    details:
      'Stored indoors, No leaks and all seals checked in September, Used for four short trips, Everything works',
    whys: 'our road-trip year is over, the baby hates car seats, I sold the truck that pulled it',
  },
  {
    it: 'the bike',
    things: priced(BIKES),
    rates: [5.5, 10.4],
    terms: [48, 60, 72],
    extras: 'two helmets, the panniers, a cover and a disc lock, a rear stand',
    details: 'Never dropped, Garage kept on a battery tender, Chain and tires done this season',
    whys: 'I promised my family, I haven’t ridden since last fall, my new commute is all highway',
  },
  {
    it: 'the system',
    things: priced(SOLAR),
    rates: [1.9, 6.5],
    terms: [180, 240, 300],
    extras: 'the monitoring account, the car charger, a binder with all permits, the workmanship warranty',
    details: 'It beats its production estimate every year, Our electric bill in June was nine dollars',
    whys: 'we’re selling the house and the buyer can assume the loan, we’re renting the house out',
  },
  {
    it: 'the equipment',
    things: priced(MACHINES),
    rates: [5.4, 11.5],
    terms: [48, 60, 72, 84],
    extras: 'a box of spare parts, a day of training, the full set of manuals, our list of suppliers',
    details: 'Dealer serviced with a log, It runs every day, Low hours for its age, Always indoors',
    whys: 'we’re closing the shop, my partner is leaving the business, we bought a bigger one, I’m going back to a salary',
  },
] as const;
const LENDERS = list(
  'a credit union, a regional bank, a national bank, the dealer’s finance company, an online lender',
);

/** What each thing is in the facts: the kind of loan, and what it is secured by. */
const FINANCED = {
  'the car': ['auto', 'vehicle'],
  'the boat': ['boat', 'vessel'],
  'the camper': ['rv', 'vehicle'],
  'the bike': ['motorcycle', 'vehicle'],
  'the system': ['solar', 'home-fixture'],
  'the equipment': ['equipment', 'equipment'],
} as const;

export const LOANS: Kind = {
  invent(random, now) {
    const place = placeIn(random);
    const collateral = random.deal(COLLATERALS);
    const term = random.pick<number>(collateral.terms);
    const elapsed = random.int(8, Math.min(50, Math.floor(term * 0.6)));
    const left = term - elapsed;
    const percent = Math.round(random.between(collateral.rates[0], collateral.rates[1]) * 100) / 100;
    const [thing, newPrice] = random.deal<readonly [string, number]>(collateral.things);
    // the loan is a little below the price, as people pay something down
    const payment = annuity(newPrice * random.between(0.72, 0.95) * 100, percent, term);
    const balance = balanceLeft(payment, percent, left);
    const year = new Date(now).getUTCFullYear() - Math.ceil(elapsed / 12);
    const words = {
      ...lifeWords(random, now, place),
      thing: /^[a-z\d]/.test(thing) ? thing : `${year} ${thing}`,
      it: collateral.it,
      detail: random.pick(list(collateral.details)),
      extra: random.pick(list(collateral.extras)),
      why: random.pick(list(collateral.whys)),
      movable: collateral.it === 'the system' ? null : collateral.it,
      lender: random.pick(LENDERS),
      rate: `${percent}%`,
      balance: about(balance),
      exactBalance: usd(balance),
      payment: usd(payment),
      left: years(left),
      charge: usd(balance > 3_000_000 ? 45_000 : 25_000),
      upkeep: usd(random.int(40, 115) * 100),
    };
    const [loanKind, securedBy] = FINANCED[collateral.it];
    const facts: Facts = {
      ...{ loanKind, securedBy, balance, rate: Math.round(percent * 1000), rateKind: 'fixed', askingCash: 0 },
      ...{ collateral: words.thing, collateralYear: year, thirdPartyFee: centsOf(words.charge) },
      collateralValue: Math.round(newPrice * 0.9 ** Math.ceil(elapsed / 12)) * 100,
      ...transferFacts(elapsed),
    };
    return { location: place.near, facts, monthlyPayment: payment, remainingTermMonths: left, words };
  },
  titles: phrases(`
    {Thing}, take over the loan at {rate}
    Loan takeover: {thing}
    {Thing}, {payment} a month
    {rate} loan on my {thing}
    {Thing} with {extra}
    Assume my loan: {thing}, {balance} left
    {Thing}, {left} left to pay
    Take over payments on my {thing}
  `),
  summaries: phrases(`
    {Thing} with {balance} left at {rate}, {left} to go.
    The loan: {balance} at {rate} with {lender}, {payment} a month for {left}.
    What’s financed: {thing}. {balance} left, {payment} a month.
    {Thing}, financed through {lender} at {rate}. {left} left at {payment} a month.
  `),
  reasons: [
    ...MOVING_REASONS,
    ...phrases(`
      Looking for someone to take over the loan on {it}: {why}.
      {Why}, so {it} should go to someone who has a use for it.
      Not a distress sale, {why}, that’s all.
      We planned to keep {it} until it was paid off, but {why}.
      {Why}. Simple as that.
    `),
  ],
  details: phrases(`
    {detail}.
    Comes with {extra}.
    The payment is fixed and everything is current.
    I owe less on it than {it} would cost you anywhere else today.
    No prepayment penalty.
    A new loan would run you two or three points more than {rate} right now.
    {?movable} You can see {it} in {city} any weekend.
    The lender holds the title until it’s paid off, as usual.
  `),
  terms: phrases(`
    The lender has to approve you and wants two years of income documents.
    {Lender} allows an assumption with a score of 680 or better.
    The lender’s own assumption charge is {charge}, I’ll split it with you.
    {?movable} You’d need your own insurance on {it} before pickup.
    Nothing down for me, I just want to be released from the loan.
    {?movable} Pickup is in {city}, I can help load.
    I need a full release from the lender, no side agreements.
  `),
  questions: phrases(`
    What’s the payoff today? | {exactBalance} on this month’s statement.
    Does the lender really allow an assumption? | Yes, I asked them first. It’s a new credit check, and I’m released afterwards.
    {?movable} What condition is {it} in, honestly? | {detail}. Normal wear, nothing hidden. Have it inspected if you like.
    Do I get {extra} with it? | Yes, included.
    Would you take less than the balance? | The loan is what it is, so no. I’m not asking for anything on top.
    How soon could this be done? | Lender says two to three weeks after they have your application.
    Are other people interested? | A couple of people asked, but none have been approved yet.
    Is {payment} everything? | That’s the loan. Insurance and upkeep are about {upkeep} a month for me.
    Is the rate fixed? | Yes, {rate} for the whole {left}.
  `),
};
