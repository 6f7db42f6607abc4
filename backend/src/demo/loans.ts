import { annuity, balanceAfter } from '@handover/domain/cost/amounts';
import type { Facts } from '@handover/domain/facts/fact';
import { about, type Kind, MOVING_REASONS, roundTo } from './compose.js';
import { list, phrases, priced } from './phrases.js';

/**
 * What is financed: kind of loan, what it is secured by, how people call it, rates in thousandths of a percent, terms in
 * months; things and their prices in dollars, what comes with them, their condition, and why people give them away.
 */
const COLLATERALS = [
  {
    ...{ loanKind: 'auto', securedBy: 'vehicle', it: 'the car', rates: [2900, 8400], terms: [60, 72, 84] },
    things: `Honda Accord EX-L 36000, Toyota Camry XSE 36300, Ford F-150 XLT 47600, Kia Telluride S 41800,
      Subaru Outback Premium 33300, Jeep Wrangler Sport 38000, Mazda CX-5 Preferred 32000, Tesla Model 3 42500`,
    extras: 'a set of winter tires, a roof box, the extended warranty',
    states: 'One owner, New brakes and tires this year, Just passed inspection',
    whys: 'two car payments are one too many, I work from home now',
  },
  {
    ...{ loanKind: 'boat', securedBy: 'vessel', it: 'the boat', rates: [5200, 8900], terms: [120, 144, 180] },
    things: `Bayliner Element boat 27000, Sea Ray SPX 190 boat 48000, Sun Tracker 20-foot party boat 34000,
      Lund Impact fishing boat 42000, Yamaha AR195 jet boat 55000, MasterCraft NXT20 ski boat 79000`,
    extras: 'the trailer, a fish finder, two sets of skis and a tube',
    states: 'Under 140 hours on the engine, Winterized by the marina every fall, Fresh water only',
    whys: 'we moved away from the lake, we took it out twice this year, the kids lost interest',
  },
  {
    ...{
      loanKind: 'rv',
      securedBy: 'vehicle',
      it: 'the camper',
      rates: [5900, 9200],
      terms: [120, 180, 240],
    },
    things: `Airstream Bambi camper 62000, Jayco Jay Flight travel trailer 31000, Winnebago Solis camper van 118000,
      Thor Four Winds motorhome 99000, Grand Design Imagine travel trailer 44000`,
    extras: 'a solar panel on the roof, dishes and bedding, a second battery',
    states: 'Stored indoors, No leaks and all seals checked in September, Used for four short trips',
    whys: 'our road-trip year is over, the baby hates car seats',
  },
  {
    ...{
      loanKind: 'motorcycle',
      securedBy: 'vehicle',
      it: 'the bike',
      rates: [5500, 10_400],
      terms: [60, 72],
    },
    things: `Harley-Davidson Road Glide 27000, Indian Scout Bobber 13500, BMW R 1250 GS 21000,
      Triumph Bonneville T120 14500, Honda Gold Wing Tour 29500, Ducati Scrambler Icon 11500`,
    extras: 'two helmets, the panniers, a cover and a disc lock',
    states: 'Never dropped, Garage kept on a battery tender, Chain and tires done this season',
    whys: 'I promised my family, I haven’t ridden since last fall, my new commute is all highway',
  },
  {
    ...{
      loanKind: 'solar',
      securedBy: 'home-fixture',
      it: 'the system',
      rates: [1900, 6500],
      terms: [180, 240],
    },
    things: `6.4 kW rooftop solar system 21000, 8.2 kW solar system with a battery 37000,
      7.1 kW solar array on the garage 23500, 12.3 kW ground-mounted solar array 41000`,
    extras: 'the monitoring account, the car charger, the workmanship warranty',
    states: 'It beats its production estimate every year, Our electric bill in June was nine dollars',
    whys: 'we’re selling the house and the buyer can assume the loan, we’re renting the house out',
  },
  {
    ...{
      loanKind: 'equipment',
      securedBy: 'equipment',
      it: 'the equipment',
      rates: [5400, 11_500],
      terms: [60, 84],
    },
    things: `food truck with a full kitchen 92000, Kubota tractor with backhoe 29000, Bobcat E35 excavator 56000,
      La Marzocco espresso setup 24000, box truck with a lift gate 61000, commercial pizza oven and mixer 26000,
      laser cutter for a sign shop 35000, Toyota warehouse forklift 31000, mobile coffee trailer 44000`,
    extras: 'a box of spare parts, a day of training, our list of suppliers',
    states: 'Dealer serviced with a log, Low hours for its age, Always kept indoors',
    whys: 'we’re closing the shop, my partner is leaving the business, we bought a bigger one',
  },
] as const;
const LENDERS = list('a credit union, a regional bank, a national bank, an online lender');

export const LOANS: Kind = {
  invent(random, place, now) {
    const { loanKind, securedBy, it, rates, terms, ...texts } = random.deal(COLLATERALS);
    const term = random.pick<number>(terms);
    const elapsed = random.int(8, Math.min(50, term / 2));
    const rate = roundTo(random.between(rates[0] ?? 0, rates[1] ?? 0), 10);
    const [thing, price] = random.pick(priced(texts.things));
    // the loan is a little below the price, as people pay something down
    const borrowed = price * random.between(72, 95);
    const monthlyPayment = Math.round(annuity(borrowed, rate, term));
    const balance = Math.round(balanceAfter(borrowed, rate, monthlyPayment, elapsed));
    const year = new Date(now).getUTCFullYear() - Math.ceil(elapsed / 12);
    const collateral = /^[a-z\d]/.test(thing) ? thing : `${year} ${thing}`;
    const facts: Facts = {
      ...{
        loanKind,
        securedBy,
        balance,
        rate,
        rateKind: 'fixed',
        askingCash: 0,
        prepayment: 'no',
        collateral,
      },
      ...{ collateralYear: year, collateralValue: Math.round(price * 0.9 ** Math.ceil(elapsed / 12)) * 100 },
      ...{ thirdPartyFee: random.pick([15_000, 25_000, 45_000]), thirdPartyFeeBy: 'split' },
      ...(securedBy === 'vehicle' && { titleAt: 'lender' }),
    };
    const words = {
      ...{
        it,
        owed: about(balance),
        state: random.pick(list(texts.states)),
        why: random.pick(list(texts.whys)),
      },
      ...{ extra: random.pick(list(texts.extras)), lender: random.pick(LENDERS) },
      movable: securedBy === 'home-fixture' ? null : it,
    };
    return { location: place.near, facts, monthlyPayment, remainingTermMonths: term - elapsed, words };
  },
  titles: phrases(`
    {Collateral}, take over the loan at {rate}
    Loan takeover: {collateral}
    {Collateral}, {payment} a month
    {rate} loan on my {collateral}
    {Collateral}, {extra} included
    Assume my loan: {collateral}, {owed} left
    {Collateral}, {left} left to pay
  `),
  summaries: phrases(`
    {Collateral}, {owed} left at {rate}, {left} to go.
    The loan on my {collateral}: {owed} at {rate} with {lender}, {payment} a month for {left}.
    {Collateral}, financed through {lender} at {rate}. {left} left at {payment} a month.
  `),
  reasons: [
    ...MOVING_REASONS,
    ...phrases(`
      Looking for someone to take over the loan on {it}: {why}.
      Not a distress sale, {why}, that’s all.
      We planned to keep {it} until it was paid off, but {why}.
      {Why}. Simple as that.
    `),
  ],
  details: phrases(`
    {state}.
    Comes with {extra}.
    The payment is fixed, everything is current, and there’s no prepayment penalty.
    You can see {movable} in {city} any weekend.
    {titleAt} holds the title until it’s paid off, as usual.
  `),
  terms: phrases(`
    The lender has to approve you and wants two years of income documents.
    The lender’s own assumption fee is {thirdPartyFee}, I’ll split it with you.
    You’d need your own insurance on {movable} before pickup.
    Nothing for me on top, I just want to be released from the loan.
  `),
  questions: phrases(`
    What’s the payoff today? | {balance} on this month’s statement.
    Does the lender really allow an assumption? | I {checked} with them first. It’s a new credit check, and I’m released afterwards.
    What condition is {movable} in, honestly? | {state}. Normal wear, nothing hidden.
    Do I get {extra} with it? | Yes, included.
    Would you take less than the balance? | The loan is what it is, so no. I’m not asking for anything on top.
    Is the rate fixed? | Yes, {rate} until the end.
  `),
};
