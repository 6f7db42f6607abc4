import type { Facts } from '@handover/domain/facts/fact';
import { type Kind, lifeWords, MOVING_REASONS, transferFacts } from './compose.js';
import { about, annuity, balanceLeft, centsOf, number, usd, years } from './format.js';
import { list, phrases } from './phrases.js';
import { placeIn } from './places.js';

/** The rates of each year in percent, from and to. */
const RATES: Record<number, [number, number]> = {
  2019: [3.4, 4.3],
  2020: [2.6, 3.4],
  2021: [2.25, 3.1],
  2022: [3.2, 5.1],
  2023: [5.5, 6.5],
};
const HOUSES = list(
  'ranch, brick ranch, colonial, bungalow, split-level, townhouse, craftsman, cape cod, two-story house',
);
const ROOMS = list(
  'a finished basement, a new deck, a screened porch, a sunroom, a mudroom, a walk-in pantry',
);
const YARDS = list(
  'a fenced yard, a big garden, two apple trees, a shed with power, a detached garage, a patio',
);
const WORKS = list(
  'new roof last year, new furnace this spring, new windows, remodeled kitchen, new water heater',
);

export const MORTGAGES: Kind = {
  invent(random, now) {
    const place = placeIn(random);
    const year = random.pick([2019, 2020, 2020, 2020, 2021, 2021, 2021, 2021, 2022, 2022, 2023]);
    const loan = random.pick(['FHA', 'VA']);
    const percent = Math.round(random.between(...(RATES[year] ?? [3, 4])) * 8) / 8;
    const elapsed = (new Date(now).getUTCFullYear() - year) * 12 + random.int(-5, 5);
    const left = 360 - elapsed;
    // the price when they bought it, if prices have risen by 4.5 percent a year since
    const value = Math.min(place.house * random.between(0.7, 1.15), 980_000) * 100;
    const borrowed = (value / 1.045 ** (elapsed / 12)) * (loan === 'FHA' ? 0.965 : 1);
    const payment = annuity(borrowed, percent, 360);
    const balance = balanceLeft(payment, percent, left);
    const escrow = Math.round((value * random.between(0.013, 0.026)) / 12 / 1000) * 1000;
    const words = {
      ...lifeWords(random, now, place),
      area: place.area,
      loan,
      insurance: usd(Math.round((balance * 0.0055) / 1200) * 100),
      score: loan === 'VA' ? 620 : 640,
      rate: `${percent}%`,
      year,
      house: random.pick(HOUSES),
      beds: random.int(2, 5),
      feet: number(random.int(22, 58) * 50),
      balance: about(balance),
      exactBalance: usd(balance),
      value: about(value),
      gap: about(value - balance),
      payment: usd(payment),
      escrow: usd(escrow),
      whole: usd(payment + escrow),
      today: usd(Math.round(annuity(balance, 6.6, 360) / 100) * 100),
      left: years(left),
      room: random.pick(ROOMS),
      yard: random.pick(YARDS),
      work: random.pick(WORKS),
    };
    const location = random.chance(0.6) ? place.precise : place.near;
    const facts: Facts = {
      ...{ loanType: loan.toLowerCase(), rate: Math.round(percent * 1000), balance },
      ...{ askingPrice: centsOf(words.value), escrowMonthly: escrow, loanCurrent: 'yes' },
      ...{ propertyType: words.house === 'townhouse' ? 'townhouse' : 'house', bedrooms: words.beds },
      ...{ bathrooms: words.beds + 1, squareFeet: Number(words.feet.replace(',', '')) },
      ...(loan === 'FHA' && { mortgageInsuranceMonthly: centsOf(words.insurance) }),
      ...(loan === 'VA' && { entitlement: 'veteran-preferred' }),
      ...transferFacts(year),
    };
    return { location, facts, monthlyPayment: payment, remainingTermMonths: left, words };
  },
  titles: phrases(`
    Assumable {loan} mortgage at {rate}, {area}
    {rate} {loan} loan with our {house} in {area}
    Assume our {rate} mortgage: {beds} bedrooms in {city}
    {beds}-bedroom {house}, {loan} assumption at {rate}
    {House} in {area} with a {rate} loan you can keep
    {loan} loan assumption, {balance} at {rate}
    {?loan=VA} VA assumption in {area}, {rate}
    Our {year} rate on a {house}: {rate}
  `),
  summaries: phrases(`
    {loan} loan from {year} at {rate} fixed, {balance} left over {left}.
    {House} with {beds} bedrooms, about {feet} sq ft, and a {rate} {loan} loan with {balance} on it.
    The loan is {loan}, {rate} fixed, {payment} a month, {left} to go.
    {beds} bed {house} in {area}, {feet} square feet; assumable {loan} loan at {rate}, balance {balance}.
  `),
  reasons: [
    ...MOVING_REASONS,
    ...phrases(`
      The kids have moved out, and {beds} bedrooms is too much house for two people.
      We’re separating and neither of us can carry the house alone.
      Our new build is done and we close in {soon}.
      Retiring to the lake, finally.
      With rates where they are, it would be a shame to let this loan die in a regular sale.
    `),
  ],
  details: phrases(`
    {payment} is principal and interest; taxes and insurance add about {escrow}.
    At today’s rates the same balance would cost you around {today} a month.
    {Room}, {yard}, {work}.
    Appraised at {value} this fall.
    Never a late payment, and the servicer’s history shows it.
    No second lien, no solar lease, no HOA.
    Dead-end street at the quiet end of {area}.
    An inspection report from this summer is available.
  `),
  terms: phrases(`
    You need about {gap} for the equity, from savings or a second loan.
    The servicer has to approve you: {loan} income rules and a score of {score} or better.
    {?loan=VA} You don’t have to be a veteran to assume it, but a veteran who substitutes entitlement frees mine.
    {?loan=VA} VA charges a funding fee of half a percent of the balance for the assumption.
    {?loan=FHA} FHA wants the new owner to live in the house.
    The servicer takes 45 to 90 days for an assumption, so some patience is needed.
    We need a release of liability from the servicer as part of this.
    Pre-qualification before a showing, please. The difference of about {gap} is due at closing.
  `),
  questions: phrases(`
    How much money would I need at closing? | About {gap} for the equity plus closing costs. A second loan for part of it is OK if the servicer agrees.
    Does the {payment} include taxes and insurance? | No, that’s principal and interest. With escrow we pay {whole} right now.
    {?loan=VA} Do I have to be a veteran? | No, but then my entitlement stays tied up in the house, so I’d give a veteran the first shot.
    {?loan=FHA} Do I have to be a first-time buyer? | No. You need to qualify with the servicer and live in the house.
    How long does the assumption take? | Servicer says 45 to 90 days once they have everything. We already asked for the package.
    What’s the exact balance? | {exactBalance} on the last statement.
    Has it been inspected? | In the summer. Two small things, a downspout and an outlet, both fixed. I’ll show you the report at the house.
    Would you go below the appraisal? | We’re at {value}, which is the appraisal. With {rate} on it we’re not going lower.
    {?loan=FHA} Does the mortgage insurance ever come off? | Not on this loan, it stays for the life of it. About {insurance} a month.
    {?loan=VA} Is there mortgage insurance? | No, VA loans don’t have any.
    Can we see it next weekend? | Open house Sunday 1 to 4. Please bring a pre-qualification.
  `),
};
