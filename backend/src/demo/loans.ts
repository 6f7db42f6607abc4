import { annuity, balanceAfter } from '@handover/domain/cost/amounts';
import type { Facts } from '@handover/domain/facts/fact';
import { about, type Kind, orMoving, roundTo } from './compose.js';
import { columns, list, phrases, priced } from './phrases.js';

/**
 * What is financed: kind of loan, what secures it, how people call it, rates in thousandths of a percent, terms in months |
 * things and their prices in dollars | what comes with them, their condition, and why people give them away.
 */
const FINANCED = phrases(`
  auto | vehicle | the car | 2900 | 8400 | 60, 72, 84 |
    Honda Accord EX-L 36000, Toyota Camry XSE 36300, Ford F-150 XLT 47600, Jeep Wrangler Sport 38000, Tesla Model 3 42500 |
    a set of winter tires, a roof box | One owner, Just passed inspection | I work from home now, two car payments are one too many
  boat | vessel | the boat | 5200 | 8900 | 120, 144, 180 |
    Bayliner Element boat 27000, Sea Ray SPX 190 boat 48000, Lund Impact fishing boat 42000, Yamaha AR195 jet boat 55000 |
    the trailer, a fish finder | Under 140 hours on the engine, Fresh water only | we took it out twice this year, the kids lost interest
  rv | vehicle | the camper | 5900 | 9200 | 120, 180, 240 |
    Airstream Bambi camper 62000, Jayco Jay Flight travel trailer 31000, Winnebago Solis camper van 118000 |
    dishes and bedding, a second battery | Stored indoors, No leaks and all seals checked | our road-trip year is over, the baby hates car seats
  motorcycle | vehicle | the bike | 5500 | 10400 | 60, 72 |
    Harley-Davidson Road Glide 27000, Indian Scout Bobber 13500, BMW R 1250 GS 21000, Honda Gold Wing Tour 29500 |
    two helmets, the panniers | Never dropped, Chain and tires done this season | I promised my family, I haven’t ridden since last fall
  solar | home-fixture | the system | 1900 | 6500 | 180, 240 |
    6.4 kW rooftop solar system 21000, 8.2 kW solar system with a battery 37000, 12.3 kW ground-mounted solar array 41000 |
    the car charger, the warranty | It beats its production estimate every year | we’re selling the house, we’re renting the house out
  equipment | equipment | the equipment | 5400 | 11500 | 60, 84 |
    food truck with a full kitchen 92000, Kubota tractor with backhoe 29000, Bobcat E35 excavator 56000, espresso machine 24000, laser cutter 35000 |
    a box of spare parts, a day of training | Dealer serviced with a log, Low hours for its age | we’re closing the shop, we bought a bigger one
`).map((line) => columns(line) as [string, string, string, string, string, string, string, ...string[]]);
const LENDERS = list('a credit union, a regional bank, a national bank, an online lender');

export const LOANS: Kind = {
  invent(random, place, now) {
    const [loanKind, securedBy, it, least, most, terms, things, ...texts] = random.deal(FINANCED);
    const term = Number(random.pick(list(terms)));
    const elapsed = random.int(8, Math.min(50, term / 2));
    const rate = roundTo(random.between(Number(least), Number(most)), 10);
    const [thing, price] = random.pick(priced(things));
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
      ...{
        thirdPartyFee: random.pick([15_000, 25_000, 45_000]),
        thirdPartyFeeBy: 'split',
        accountCurrent: 'yes',
      },
      ...(securedBy === 'vehicle' && { titleAt: 'lender' }),
    };
    const [extra, state, why] = texts.map((text) => random.pick(list(text)));
    const words = { it, extra, state, why, owed: about(balance), lender: random.pick(LENDERS), seen: it };
    return { location: place.near, facts, monthlyPayment, remainingTermMonths: term - elapsed, words };
  },
  titles: phrases(`
    {Collateral}, take over the loan at {rate}
    Loan takeover: {collateral}
    {Collateral}, {payment} a month
    {rate} loan on my {collateral}
    {Collateral}, {extra} included
    Assume my loan: {collateral}, {owed} left
  `),
  summaries: phrases(`
    {Collateral}, {owed} left at {rate}, {left} to go.
    The loan on my {collateral}: {owed} at {rate} with {lender}, {payment} a month for {left}.
  `),
  reasons: orMoving(`
    Looking for someone to take over the loan on {it}: {why}.
    Not a distress sale, {why}, that’s all.
    We planned to keep {it} until it was paid off, but {why}.
  `),
  details: phrases(`
    {state}.
    Comes with {extra}.
    The payment is fixed, everything is current, and there’s no prepayment penalty.
    {titleAt} holds the title until it’s paid off, as usual.
    The {thirdPartyFee} that the lender charges for the assumption I’ll split with you.
    Nothing for me on top, I just want to be released from the loan.
  `),
};
