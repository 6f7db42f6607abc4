import { CAR_MODELS } from './car-models.js';
import type { Facts } from '@handover/domain/facts/fact';
import { type Kind, lifeWords, MOVING_REASONS, transferFacts } from './compose.js';
import { centsOf, dayFrom, monthFrom, number, thousands, usd } from './format.js';
import { list, phrases } from './phrases.js';
import { placeIn } from './places.js';

const COLORS = list(
  'white, pearl white, black, dark gray, silver, navy blue, bright blue, deep red, forest green, sand',
);
const EXTRAS: Record<string, string[]> = {
  car: ['heated seats', 'a sunroof', 'wireless CarPlay', 'adaptive cruise', 'the premium sound system'],
  suv: ['a panoramic roof', 'heated seats front and back', 'a power tailgate', 'a tow hitch', 'roof rails'],
  electric: ['a heat pump', 'the mobile charger', 'a home charger that stays with it', 'a glass roof'],
  truck: ['a spray-in bedliner', 'a tonneau cover', 'the tow package', 'running boards', 'a bed camera'],
  van: ['captain’s chairs', 'the rear screens', 'hands-free sliding doors', 'a built-in vacuum'],
};

const BODIES: Record<string, string> = { car: 'sedan', suv: 'suv', truck: 'truck', van: 'van' };

export const CAR_LEASES: Kind = {
  invent(random, now) {
    const place = placeIn(random);
    const { kind, make, model, trims } = random.deal(CAR_MODELS);
    const [trim, price] = random.pick(trims);
    const term = random.pick([24, 24, 36, 36, 36, 36, 36, 39, 48]);
    const left = random.int(4, term - 6);
    const used = term - left;
    const allowance = random.pick([7500, 10_000, 10_000, 10_000, 12_000, 12_000, 12_000, 15_000]);
    const allowedSoFar = (allowance / 12) * used;
    const driven = Math.round(allowedSoFar * random.between(0.6, 1.12)) + random.int(5, 300);
    const ahead = Math.round((driven - allowedSoFar) / 100) * 100;
    const payment =
      Math.round(price * random.between(0.0099, 0.0142)) * 100 + random.pick([0, random.int(1, 99)]);
    const year = new Date(now - used * 30.4 * 86_400_000).getUTCFullYear();
    const [extra = '', secondExtra = ''] = random.shuffled(EXTRAS[kind] ?? []);
    const words = {
      ...lifeWords(random, now, place),
      name: make === 'Ram' ? 'Ram' : model,
      full: `${year} ${make} ${model} ${trim}`,
      color: random.pick(COLORS),
      extra,
      secondExtra,
      payment: usd(payment),
      left,
      ends: monthFrom(now, left),
      short: left <= 12 ? left : null,
      allowance: number(allowance),
      allowanceK: thousands(allowance),
      driven: number(driven),
      drivenK: thousands(Math.round(driven / 100) * 100),
      under: ahead < -300 ? number(-ahead) : null,
      over: ahead > 300 ? number(ahead) : null,
      perMile: random.pick([15, 18, 20, 25, 30]),
      service: number(Math.ceil((driven + 2500) / 1000) * 1000),
      buyout: usd(Math.round((price * random.between(0.5, 0.63)) / 10) * 1000),
      charge: usd(random.pick([300, 350, 395, 450, 500, 595]) * 100),
      incentive: random.chance(0.3) ? usd(random.pick([250, 400, 500, 750, 1000, 1500]) * 100) : null,
      insurance: usd(random.int(105, 190) * 100),
      kind,
    };
    const facts: Facts = {
      ...{ make, model: `${model} ${trim}`, year, bodyStyle: BODIES[kind] ?? 'suv' },
      ...{
        mileageNow: driven,
        milesPerYear: allowance,
        originalTermMonths: term,
        excessMileFee: words.perMile,
      },
      ...{ residualValue: centsOf(words.buyout), thirdPartyFee: centsOf(words.charge) },
      fuel:
        kind === 'electric'
          ? 'electric'
          : trim.includes('Hybrid') || model.includes('Hybrid')
            ? 'hybrid'
            : 'gas',
      ...(used % 3 > 0 && { dispositionFee: 35_000 + (used % 4) * 2_500 }),
      ...(driven % 3 === 0 && { availableFrom: dayFrom(now, driven % 45) }),
      ...(driven % 5 > 0 && { outOfState: driven % 5 > 1 ? 'yes' : 'no' }),
      ...transferFacts(driven),
    };
    const incentive = words.incentive ? centsOf(words.incentive) : 0;
    return {
      location: place.near,
      monthlyPayment: payment,
      remainingTermMonths: left,
      facts,
      incentive,
      words,
    };
  },
  titles: phrases(`
    {full} lease, {left} months left
    {full}, {payment}/mo, {allowanceK} miles a year
    Take over my {full} lease
    {full} in {color}, {drivenK} miles
    Lease takeover: {full}
    {?short} Short lease: {full} until {ends}
    {?incentive} {full}, {incentive} toward your payments
    {full} with {extra}
    {Color} {full}, lease through {ends}
    {?under} {full}, well under on miles
    My {full} needs a new driver
  `),
  summaries: phrases(`
    {full} in {color} with {extra} and {secondExtra}, {driven} miles so far.
    {Color} {full}, {driven} miles, {left} payments of {payment} left.
    It’s a {full} with {driven} miles, and the lease allows {allowance} a year.
    There are {left} months left on my {full}, at {payment} a month with tax.
    {full}, {color}. {driven} miles. {allowance} a year allowed. Ends {ends}.
  `),
  reasons: [
    ...MOVING_REASONS,
    ...phrases(`
      We’re moving abroad in {soon} and can’t take the car with us.
      {?kind=car} Baby number two is due in {soon} and the {name} is getting too small for us.
      Going from two cars to one so we can save for a house.
      I love this {name}, but I don’t drive enough to justify {payment} a month.
      {Partner} and I moved in together and we only have one parking spot.
      I inherited my dad’s truck and don’t need two vehicles.
      Deploying in {soon}, and I’d rather hand this over than pay for a parked car.
      Our oldest left for college without the {name}, so it just sits there.
      We bought a house with a long commute, and {allowance} miles a year won’t be enough anymore.
      I’m on the road for work eight months a year and the {name} deserves better.
      Our new building charges more for parking than I pay for insurance.
    `),
  ],
  details: phrases(`
    {?under} It’s {under} miles under the allowance so far, and you get to use those.
    {?over} To be upfront, it’s about {over} miles over pace right now.
    Dealer serviced, next visit is due around {service} miles.
    Small scratch on the rear bumper and some curb rash on one wheel, otherwise it looks new.
    Comes with both keys, all the manuals and a set of all-weather mats.
    Residual is {buyout} if you want to buy it at the end.
    {?kind=electric} I charge at home to 80 percent, and the range hasn’t changed since new.
    {?kind=truck} It never towed anything heavier than a small camper, and the bed looks new.
    {?kind=suv} Kids’ car seats were in the back, always with a seat protector under them.
    Maintenance is prepaid for the whole term.
    No accidents, clean Carfax.
    A set of winter tires on their own wheels goes with it.
    Excess miles are {perMile} cents each at the end.
    The lease includes wear-and-tear coverage, so small dings won’t cost you at turn-in.
  `),
  terms: phrases(`
    The leasing company runs a credit check; they told me they want 680 or better.
    You’ll need approval from the lessor, who charges {charge} of their own for the transfer.
    The lessor asks for proof of income and insurance. It took a friend of mine nine days.
    {?incentive} I’ll cover {incentive} of your first payments, straight to the lessor.
    My name comes off the lease completely, I checked with the lessor.
    You can see it and drive it in {city} on weekends.
    Please check your credit before you ask, I’d like this done before the next payment is due.
    Out of state is fine with the lessor, but pickup is in {city}.
  `),
  questions: phrases(`
    How many miles are on the {name} right now? | {driven} as of this week. The contract allows {allowance} a year.
    Does the leasing company charge for the transfer? | Yes, {charge} of their own for the paperwork. That goes to the lessor, the new driver pays it.
    Would a 660 credit score be a problem? | Up to the lessor. They told me 680, but they do look at income too.
    Can I buy it at the end? How much? | Yes, the buyout in the contract is {buyout} plus tax.
    What happens if I go over on miles? | {perMile} cents a mile, and you settle that with the lessor in {ends}.
    I’m two states away. Does that work? | Lessor says yes, you register it at home. Pickup is in {city}.
    Does the payment include tax? And what’s your insurance? | {payment} is with tax. I pay {insurance} a month for insurance, yours will be different.
    Could I see it Saturday morning? | Saturday works, I’m around from 9 to noon.
    {?incentive} Is the {incentive} paid to me or to the lessor? | To the lessor, against your first payments.
    {?kind=electric} Does a charger come with it? | The mobile one does. The wall box stays in my garage.
    What tires are on it? | All-seasons, with plenty of tread.
  `),
};
