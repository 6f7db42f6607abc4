import { annuity, balanceAfter } from '@handover/domain/cost/amounts';
import type { Facts } from '@handover/domain/facts/fact';
import { formatRate } from '@handover/domain/facts/format-fact';
import { about, dollars, type Kind, orMoving, roundTo } from './compose.js';
import { list, phrases } from './phrases.js';

/** Years, and their rates in thousandths of a percent, from and to. */
const RATES = [
  [2019, 3400, 4300],
  [2020, 2600, 3400],
  [2021, 2250, 3100],
  [2022, 3200, 5100],
  [2023, 5500, 6500],
] as const;
const HOUSES = list('brick ranch, colonial, bungalow, split-level, townhouse, craftsman, cape cod');
const ROOMS = list('finished basement, new deck, screened porch, sunroom, mudroom, walk-in pantry');
const YARDS = list('fenced yard, big garden, shed with power, detached garage, patio');
const WORKS = list('a new roof, a new furnace, new windows, a remodeled kitchen');
/** What is particular about each kind of loan. */
const LOANS = {
  FHA: 'FHA wants the new owner to live in the house.',
  VA: 'You don’t have to be a veteran, but a veteran who substitutes entitlement frees mine.',
};

export const MORTGAGES: Kind = {
  invent(random, place, now) {
    const [year, least, most] = random.pick(RATES);
    const loan = random.pick(['FHA', 'VA'] as const);
    const rate = roundTo(random.between(least, most), 125);
    const elapsed = (new Date(now).getUTCFullYear() - year) * 12 + random.int(-5, 5);
    const left = 360 - elapsed;
    // the price when they bought it, if prices have risen by 4.5 percent a year since
    const value = roundTo(Math.min(place.house * random.between(70, 115), 98_000_000), 10_000);
    const borrowed = (value / 1.045 ** (elapsed / 12)) * (loan === 'FHA' ? 0.965 : 1);
    const monthlyPayment = Math.round(annuity(borrowed, rate, 360));
    const balance = Math.round(balanceAfter(borrowed, rate, monthlyPayment, elapsed));
    const [house, bedrooms] = [random.pick(HOUSES), random.int(2, 5)];
    const facts: Facts = {
      ...{ loanType: loan.toLowerCase(), rate, balance, askingPrice: value, loanCurrent: 'yes' },
      escrowMonthly: roundTo((value * random.between(0.013, 0.026)) / 12, 1000),
      propertyType: house === 'townhouse' ? 'townhouse' : 'house',
      ...{ bedrooms, bathrooms: bedrooms + 1, squareFeet: bedrooms * 350 + random.int(6, 20) * 50 },
      ...(loan === 'FHA'
        ? { mortgageInsuranceMonthly: roundTo((balance * 0.0055) / 12, 100) }
        : { entitlement: 'veteran-preferred' }),
    };
    const words = {
      ...{ loan, house, year, condition: LOANS[loan], owed: about(balance), gap: about(value - balance) },
      ...{ room: random.pick(ROOMS), yard: random.pick(YARDS), work: random.pick(WORKS), seen: 'the house' },
      lowRate: rate < 5000 ? formatRate(rate) : null,
      today: rate < 5000 ? dollars(roundTo(annuity(balance, 6600, 360), 100)) : null,
    };
    const location = random.next() < 0.6 ? place.precise : place.near;
    return { location, monthlyPayment, remainingTermMonths: left, facts, words };
  },
  titles: phrases(`
    Assumable {loan} mortgage at {rate}, {area}
    {bedrooms}-bedroom {house} in {city}, {loan} loan at {rate}
    Assume our {rate} mortgage: {bedrooms} bedrooms in {area}
    {House} in {area} with a {rate} loan you can keep
    Our {year} rate on a {house} in {area}: {rate}
  `),
  summaries: phrases(`
    {loan} loan from {year} at {rate} fixed, {owed} left over {left}.
    {House} with {bedrooms} bedrooms, about {squareFeet}, and a {rate} {loan} loan with {owed} on it.
    The loan is {loan}, {rate} fixed, {payment} a month, {left} to go.
  `),
  reasons: orMoving(`
    The kids have moved out, and we don’t need {bedrooms} bedrooms anymore.
    Our new build is done and we close in {soon}.
    We’re retiring to be near {relative}.
    With {lowRate} it would be a shame to let this loan die in a regular sale.
  `),
  details: phrases(`
    {payment} is principal and interest; taxes and insurance add {escrowMonthly}.
    At today’s rates the same balance would cost you around {today} a month.
    The {house} has a {room}, a {yard} and {work}.
    The price of {askingPrice} is the appraisal from this fall.
    You need about {gap} for the equity, from savings or a second loan.
    {condition}
    Never a late payment, and no second lien.
  `),
};
