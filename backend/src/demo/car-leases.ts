import { ContractType } from '../contracts/contract.entity.js';
import { CAR_COLOURS, CAR_EXTRAS, CAR_MODELS, type CarKind } from './car-models.js';
import type { Draft, Exchange } from './draft.js';
import { ENDINGS, type Life, LIFE_REASONS, lifeIn } from './life.js';
import { placeIn } from './places.js';
import type { Random } from './random.js';
import {
  capital,
  entitle,
  monthFrom,
  number,
  type Sentence,
  type Story,
  tell,
  thousands,
  usd,
} from './words.js';

interface Car extends Life {
  name: string;
  /** With its year and trim. */
  fullName: string;
  kind: CarKind;
  trim: string;
  colour: string;
  extras: [string, string];
  payment: number;
  left: number;
  ends: string;
  used: number;
  /** Miles a year that the lease allows. */
  allowance: number;
  driven: number;
  overPerMile: number;
  buyout: number;
  deposit: number;
  incentive: number;
}

const STORY: Story<Car> = {
  reasons: [
    ...LIFE_REASONS,
    (c) =>
      `My job went fully remote, and the ${c.name} now stands in front of the house five days out of seven.`,
    () => `We are moving abroad in the new year and can’t take the car with us.`,
    (c) =>
      `Baby number two is on the way and the ${c.name} is ${c.kind === 'van' || c.kind === 'suv' ? 'the second car we no longer need' : 'getting too small for us'}.`,
    () => `I start a new position that comes with a company car, so this one has to go.`,
    (c) => `Leaving ${c.city} for a place where I can take the train to work.`,
    () => `We are going from two cars to one to save for a house.`,
    (c) => `I love this ${c.name} but I don’t drive enough to justify ${usd(c.payment)} a month.`,
    () => `Going back to school full time in January, so the payment has to go first.`,
    () => `My partner and I moved in together and we only have one parking spot.`,
    () => `I was relocated by my employer and they won’t ship the car.`,
    (c) =>
      `I inherited my dad’s truck and can’t let two vehicles sit in the driveway, so the ${c.name} is looking for a new home.`,
    () => `Retired last month, and one car is plenty for the two of us now.`,
    () => `I am deploying in a few weeks and would rather hand this over than pay for a parked car.`,
    (c) => `Our oldest went off to college without the ${c.name}, so it just sits there.`,
    (c) =>
      c.kind === 'car'
        ? `I need something that can tow, this can’t, so I am looking for somebody to take over my lease.`
        : null,
    () => `Medical reasons: I am not allowed to drive for a year.`,
    (c) =>
      `Bought a house with a much longer commute, and ${thousands(c.allowance)} miles a year will not be enough for me.`,
    () => `Switching to a motorcycle and a bus pass, believe it or not.`,
    () => `Divorce, two leases, one income. You can do the math.`,
    () => `I travel for work eight months of the year now and the car deserves better.`,
    (c) => `Simple story: I changed jobs, the office is ten minutes on foot, and the ${c.name} barely moves.`,
    () =>
      `My lease was fine until we found out that the new building charges more for parking than I pay for insurance.`,
  ],
  facts: [
    (c) => `It is a ${c.fullName} in ${c.colour} with ${c.extras[0]} and ${c.extras[1]}.`,
    (c) => `${number(c.driven)} miles on it today, and the lease allows ${number(c.allowance)} a year.`,
    (c) => `${capital(c.colour)} outside, black inside, no smoking and no pets in it, ever.`,
    (c) => `The lease runs until ${c.ends}, and the payment of ${usd(c.payment)} already includes tax.`,
    (c) =>
      c.driven < (c.allowance / 12) * c.used
        ? `We are ${number(Math.round((c.allowance / 12) * c.used - c.driven))} miles under the allowance so far, and those are yours.`
        : null,
    (c) =>
      c.driven > (c.allowance / 12) * c.used
        ? `To be honest about it: we are about ${number(Math.round((c.driven - (c.allowance / 12) * c.used) / 100) * 100)} miles over the pace, which is in the price I give on top.`
        : null,
    (c) =>
      `Serviced on time, next visit due around ${thousands(c.driven + 5000)} miles, tires have plenty of tread.`,
    (c) =>
      `One small scratch on the rear bumper and a curb mark on one wheel, otherwise the ${c.name} looks new.`,
    () => `Both keys, all the books, and a set of rubber mats come with it.`,
    (c) => `The ${c.trim} trim has ${c.extras[0]}, which I would not want to miss any more.`,
    (c) => `The residual is ${usd(c.buyout)} in case you want to keep it at the end.`,
    (c) =>
      c.kind === 'electric'
        ? `Mostly charged at home to 80 percent, and the battery shows no loss that I can see.`
        : null,
    (c) =>
      c.kind === 'electric'
        ? `Costs me less than a streaming bundle to charge every month.`
        : `It gets better mileage than the sticker said, honestly.`,
    (c) =>
      c.kind === 'truck' ? `Never towed more than a small camper, and the bed has hardly been used.` : null,
    (c) =>
      c.kind === 'suv' || c.kind === 'van'
        ? `Car seats have been in the back, but there were always covers under them.`
        : null,
    () => `Garage kept, washed every other week, and the windows are tinted.`,
    (c) =>
      `There is maintenance included for the whole term, so apart from ${c.kind === 'electric' ? 'electricity' : 'gas'} and insurance it costs you nothing.`,
    () => `No accidents, clean history, and I have every receipt in a folder.`,
    (c) => `Excess miles are ${c.overPerMile} cents each at the end, as written in the contract.`,
    () => `I had the windshield replaced in spring with the original part, calibrated and all.`,
    () => `Winter wheels on their own rims are in the trunk and included.`,
  ],
  conditions: [
    () => `The leasing company runs a credit check; they told me 680 or better is what they want to see.`,
    (c) =>
      `You will need approval from the lender and about ${usd(c.deposit)} for their own transfer charge.`,
    () =>
      `The lessor wants proof of income and insurance before they sign the car over, which took a friend of mine nine days.`,
    (c) =>
      c.incentive > 0
        ? `I have paid ${usd(c.incentive)} ahead to the lessor, which counts for your first payments.`
        : null,
    (c) => `No money down from your side except the lender’s ${usd(c.deposit)} paperwork fee.`,
    () => `The transfer takes me off the contract completely, I checked that with the lessor.`,
    (c) => `Can be seen and driven in ${c.city} on weekends.`,
    () => `Please have your pre-approval ready, I would like this done before the next payment is due.`,
    () => `It has to stay registered in this state, that is a condition of the leasing company.`,
    () => `Bring a valid license, proof of insurance and some patience for the lender’s forms.`,
    (c) => `Any state is fine with the lessor, but you would have to pick it up in ${c.city}.`,
    () => `Good credit needed, no exceptions, since the lessor decides and not me.`,
  ],
  endings: [
    ...ENDINGS,
    () => `Will miss it.`,
    (c) => `A great way into a ${c.name} without the big payment at the start.`,
    () => `Inspection by your own mechanic is welcome.`,
  ],
};

const TITLES: Sentence<Car>[] = [
  (c) => `${c.fullName} lease, ${c.left} months left`,
  (c) => `${c.fullName}, ${usd(c.payment)}/month, ${thousands(c.allowance)} miles a year`,
  (c) => `Take over my ${c.fullName} lease`,
  (c) => `${c.fullName} in ${c.colour}, only ${thousands(c.driven)} miles`,
  (c) => `Lease takeover: ${c.fullName}`,
  (c) => `Moving, must hand over my ${c.fullName}`,
  (c) => (c.left <= 12 ? `Short lease: ${c.fullName} until ${c.ends}` : null),
  (c) => (c.incentive > 0 ? `${c.fullName}, ${usd(c.incentive)} already paid ahead` : null),
  (c) => `${c.fullName} with ${c.extras[0]}`,
  (c) => `${capital(c.colour)} ${c.fullName}, lease to ${c.ends}`,
  (c) => `My ${c.fullName} needs a new driver`,
  (c) => (c.driven < (c.allowance / 12) * c.used ? `${c.fullName}, way under on miles` : null),
];

export function carLease(random: Random, now: number): Draft {
  const { city, near } = placeIn(random);
  const { make, model, kind, trims } = random.deal(CAR_MODELS);
  const [trim, price] = random.pick(trims);
  const term = random.weighted([
    [24, 2],
    [36, 6],
    [39, 1],
    [48, 1],
  ]);
  const left = random.int(4, term - 6);
  const used = term - left;
  const allowance = random.weighted([
    [7500, 1],
    [10_000, 4],
    [12_000, 4],
    [15_000, 2],
  ]);
  const year = new Date(now - used * 30.4 * 86_400_000).getUTCFullYear();
  const payment =
    Math.round(price * random.between(0.0099, 0.0142)) * 100 +
    random.weighted([
      [0, 4],
      [random.int(1, 99), 6],
    ]);
  const [first = '', second = ''] = random.some(CAR_EXTRAS[kind], 2);
  const car: Car = {
    ...lifeIn(random, now, city),
    name: model.length < 3 ? `${make} ${model}` : model,
    fullName: `${year} ${make} ${model} ${trim}`,
    kind,
    trim,
    colour: random.pick(CAR_COLOURS),
    extras: [first, second],
    payment,
    left,
    ends: monthFrom(now, left),
    used,
    allowance,
    driven: Math.round((allowance / 12) * used * random.between(0.6, 1.12)) + random.int(5, 300),
    overPerMile: random.pick([15, 18, 20, 25, 30]),
    buyout: Math.round((price * random.between(0.5, 0.63)) / 10) * 1000,
    deposit: random.pick([300, 350, 395, 450, 500, 595, 625]) * 100,
    incentive: random.chance(0.3) ? random.pick([250, 400, 500, 750, 1000, 1500]) * 100 : 0,
  };
  return {
    type: ContractType.CAR_LEASE,
    title: entitle(random, TITLES, car),
    description: tell(random, STORY, car),
    location: near,
    monthlyPayment: payment,
    remainingTermMonths: left,
    exchanges: exchanges(car),
  };
}

const exchanges = (c: Car): Exchange[] => [
  {
    question: `How many miles does the ${c.name} have right now?`,
    answer: `${number(c.driven)} as of this week. The contract allows ${number(c.allowance)} a year.`,
  },
  {
    question: `Is there a charge from the leasing company for the transfer?`,
    answer: `Yes, they charge ${usd(c.deposit)} for the paperwork, on top of the fee of this site. The new driver pays it.`,
  },
  {
    question: `Would my 660 score be a problem?`,
    answer: `The lessor decides. They told me 680, but with proof of income they look at every case.`,
  },
  {
    question: `Any accidents or paint work?`,
    answer: `No accidents and no paint work. I can show the history report when you come to see it.`,
  },
  {
    question: `Could I buy it at the end, and for how much?`,
    answer: `Yes. The buyout in the contract is ${usd(c.buyout)} plus tax.`,
  },
  {
    question: `What happens with the miles if we go over?`,
    answer: `${c.overPerMile} cents for every mile above the total, settled with the lessor when the lease ends in ${c.ends}.`,
  },
  {
    question: `I live two states away. Does that work with the lender?`,
    answer: `They allow it, the new driver just registers the car at home. Pick-up is in ${c.city}.`,
  },
  {
    question: `Is the payment including tax? And what do you pay for insurance?`,
    answer: `${usd(c.payment)} is with tax. Insurance depends on you; I pay about ${usd(13_000 + (c.payment % 7) * 900)} a month.`,
  },
  {
    question: `Could we see it on Saturday morning?`,
    answer: `Saturday works. Anybody who wants to see the ${c.name}: I am around from 9 to noon, write here which half hour you take.`,
  },
  {
    question: `Would you come down a bit, or pay the first month?`,
    answer:
      c.incentive > 0
        ? `${usd(c.incentive)} is already paid ahead to the lessor, that is my limit.`
        : `I will pay the lessor’s transfer charge if it is approved by the end of next week. That goes for all of you.`,
  },
  {
    question: c.kind === 'electric' ? `Does the home charger stay with it?` : `Are winter tires included?`,
    answer:
      c.kind === 'electric'
        ? `The mobile charger does. The wall box only if you have somebody to take it down.`
        : `All-season tires on it, in good shape. Nothing else.`,
  },
];
