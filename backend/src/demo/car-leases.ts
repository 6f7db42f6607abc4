import type { Facts } from '@handover/domain/facts/fact';
import { formatCount } from '@handover/domain/facts/format-fact';
import { DAY, dayFrom, dollars, type Kind, orMoving, roundTo } from './compose.js';
import { columns, list, phrases, priced } from './phrases.js';

/** Make, model, body style, fuel, and the trims with their list prices in dollars. */
const MODELS = phrases(`
  Honda | Civic | sedan | gas | LX 24700, Sport 26700
  Honda | Accord | sedan | hybrid | EX-L Hybrid 35900, Touring Hybrid 39900
  Honda | CR-V | suv | gas | EX 33400, EX-L 36200
  Toyota | Camry | sedan | gas | LE 29600, XSE 36300
  Toyota | RAV4 | suv | hybrid | Hybrid SE 36100, Hybrid XSE 38100
  Toyota | Tacoma | truck | gas | SR5 37500, TRD Off-Road 43300
  Toyota | Sienna | van | hybrid | XLE 46000, Limited 52800
  Hyundai | Tucson | suv | gas | SEL 31300, Limited 39600
  Hyundai | Ioniq 5 | suv | electric | SE 47600, SEL AWD 53100
  Kia | Telluride | suv | gas | S 41800, SX X-Pro 54400
  Subaru | Outback | suv | gas | Premium 33300, Wilderness 41700
  Volkswagen | Atlas | suv | gas | SE 43200, SEL Premium R-Line 54000
  Ford | F-150 | truck | gas | XLT 47600, Lariat 63500
  Ford | Mustang Mach-E | suv | electric | Premium 44900, GT 56400
  Chevrolet | Equinox EV | suv | electric | LT 36500, RS 43300
  Chrysler | Pacifica | van | gas | Select 45000, Limited 52500
  Tesla | Model 3 | sedan | electric | Long Range 47500, Performance 55000
  Tesla | Model Y | suv | electric | Long Range 48000, Performance 53500
  BMW | 330i | sedan | gas | M Sport 48900, xDrive 49500
  Mercedes-Benz | C 300 | sedan | gas | 4MATIC 51000
  Audi | Q5 | suv | gas | Premium 48000, Prestige 58500
`).map((line) => columns(line) as [string, string, string, string, string]);
const EXTRAS = list(
  'heated seats, adaptive cruise, the premium sound system, tinted windows, a dash camera, a set of winter tires',
);

export const CAR_LEASES: Kind = {
  invent(random, place, now) {
    const [make, model, bodyStyle, fuel, trims] = random.deal(MODELS);
    const [trim, price] = random.pick(priced(trims));
    const term = random.pick([24, 36, 36, 36, 39, 48]);
    const left = random.int(4, term - 6);
    const used = term - left;
    const milesPerYear = random.pick([7500, 10_000, 10_000, 12_000, 12_000, 15_000]);
    const allowed = Math.round((milesPerYear / 12) * used);
    const mileageNow = Math.round(allowed * random.between(0.6, 1.1)) + random.int(5, 300);
    const incentive = random.next() < 0.3 ? random.pick([250, 400, 500, 750, 1000, 1500]) * 100 : 0;
    const year = new Date(now - used * 30.4 * DAY).getUTCFullYear();
    const facts: Facts = {
      ...{ make, model: `${model} ${trim}`, year, bodyStyle, fuel, mileageNow, milesPerYear },
      ...{ originalTermMonths: term, excessMileFee: random.pick([15, 18, 20, 25, 30]) },
      residualValue: roundTo(price * random.between(50, 63), 1000),
      thirdPartyFee: random.pick([300, 350, 395, 450, 500, 595]) * 100,
      dispositionFee: random.pick([35_000, 39_500, 45_000]),
      ...{
        leaseHolder: 'private',
        accountCurrent: 'yes',
        thirdPartyFeeBy: used % 3 > 0 ? 'buyer' : 'holder',
      },
      ...(used % 4 > 0 && { holderReleased: used % 4 > 1 ? 'yes' : 'no' }),
      ...(used % 3 > 0 && { outOfState: used % 3 > 1 ? 'yes' : 'unknown' }),
      ...(used % 2 > 0 && { availableFrom: dayFrom(now, random.int(0, 45)) }),
    };
    const words = {
      ...{ name: model, full: `${year} ${make} ${model} ${trim}`, extra: random.pick(EXTRAS) },
      ...{
        seen: 'it',
        driven: formatCount(mileageNow),
        incentive: incentive ? dollars(incentive) : null,
      },
      ahead: mileageNow - allowed > 300 ? formatCount(roundTo(mileageNow - allowed, 100)) : null,
      spare: allowed - mileageNow > 300 ? formatCount(roundTo(allowed - mileageNow, 100)) : null,
    };
    const monthlyPayment = Math.round(price * random.between(0.99, 1.42)) + random.int(0, 99);
    return { location: place.near, monthlyPayment, remainingTermMonths: left, facts, incentive, words };
  },
  titles: phrases(`
    {full} lease, {months} months left
    {full}, {payment}/mo, {milesPerYear} a year
    Take over my {full} lease, {driven} miles
    {full}, {incentive} toward your payments
    {full} with {extra}
    {full}, lease through {ends}
  `),
  summaries: phrases(`
    {full} with {extra}, {driven} miles so far.
    There are {months} months left on my {full}, at {payment} a month with tax.
    It’s a {full} with {driven} miles, and the lease allows {milesPerYear} a year until {ends}.
  `),
  reasons: orMoving(`
    I love this {name}, but I don’t drive enough to justify {payment} a month.
    {Partner} and I moved in together and we only have one parking spot.
    We bought a house with a long commute, and {milesPerYear} a year won’t be enough anymore.
  `),
  details: phrases(`
    It’s {spare} miles under the allowance so far, and you get to use those.
    To be upfront, it’s about {ahead} miles over pace right now.
    I’ll cover {incentive} of your first payments, straight to the leasing company.
    The buyout at the end is {residualValue}, and extra miles cost {excessMileFee}.
    Small scratch on the rear bumper, otherwise it looks new.
    Both keys, all the manuals and all-weather mats come with it.
    No accidents, and the dealer did all the service.
  `),
};
