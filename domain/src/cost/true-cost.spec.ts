import { describe, expect, it } from '@jest/globals';
import type { Facts } from '../facts/fact.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';
import { annuity, balanceAfter, monthsBetween, roundCents } from './amounts.js';
import { assumptionsOf, readAssumptions } from './assumptions.js';
import { monthsLeft, type Assumptions, type CostedContract } from './cost.js';
import { costOverTime } from './cost-over-time.js';
import { isMarketRate, marketRate } from './market-rates.js';
import { effectiveMonthly, trueCost } from './true-cost.js';

const TODAY = '2026-11-22';

interface Vector {
  name: string;
  /** Payment, months, and incentive. */
  P?: number;
  m?: number;
  I?: number;
  termAsOf?: string;
  facts: Facts;
  assumed?: Assumptions;
  total: number;
  effective: number;
  cash?: number;
  lines?: Record<string, number>;
  figures?: Record<string, number>;
}

const contractOf = (type: ContractType, { P = 0, m = 12, I = 0, termAsOf = TODAY, facts }: Vector) =>
  ({
    type,
    facts,
    termAsOf,
    monthlyPayment: P,
    remainingTermMonths: m,
    incentive: I,
    transferFee: 2500,
  }) satisfies CostedContract;

const C1: Vector = {
  name: 'C1',
  ...{ P: 38900, m: 18, I: 50000 },
  facts: {
    ...{ thirdPartyFee: 59500, milesPerYear: 10_000, originalTermMonths: 36, mileageNow: 14_200 },
    ...{ excessMileFee: 25, dispositionFee: 35000 },
  },
  ...{ total: 747200, effective: 41511, cash: 12000 },
  lines: { overage: 0 },
  figures: { spareMiles: 877 },
};
const M1: Vector = {
  name: 'M1',
  ...{ P: 118244, m: 300 },
  facts: {
    ...{ loanType: 'va', balance: 25280000, rate: 2875, askingPrice: 36500000 },
    ...{ thirdPartyFee: 30000, escrowMonthly: 52000 },
  },
  assumed: { marketRate: 6500 },
  ...{ total: 51232100, effective: 170774, cash: 11378900 },
  lines: { fundingFee: 126400 },
  figures: { gap: 11220000, newPayment: 170692, saving: 52448, savingInAll: 15734400 },
};
const T1: Vector = {
  name: 'T1',
  facts: {
    ...{ askingPrice: 0, thirdPartyFee: 15000, closingCost: 19500 },
    ...{ maintenanceFeeYear: 102000, usage: 'annual' },
  },
  ...{ total: 547000, effective: 9117, cash: 37000 },
  figures: { perNight: 15629 },
};

const VECTORS: Record<ContractType, Vector[]> = {
  'car-lease': [
    C1,
    {
      ...{ ...C1, name: 'C1b', assumed: { milesPerMonth: 1500 } },
      ...{ total: 1027200, effective: 57067, lines: { overage: 280000 } },
    },
    {
      name: 'C2',
      ...{ P: 52350, m: 11 },
      facts: {
        ...{ thirdPartyFee: 50000, thirdPartyFeeBy: 'split', milesPerYear: 12_000, originalTermMonths: 36 },
        ...{ mileageNow: 29_800, excessMileFee: 20, dispositionFee: 39500, securityDeposit: 50000 },
      },
      ...{ total: 738850, effective: 67168, cash: 77500, lines: { overage: 96000 } },
    },
    {
      name: 'C3',
      ...{ P: 29999, m: 7, I: 120000 },
      facts: {
        ...{ thirdPartyFee: 39500, thirdPartyFeeBy: 'holder', milesPerYear: 7500, originalTermMonths: 24 },
        ...{ mileageNow: 9100, excessMileFee: 15 },
      },
      ...{ total: 92493, effective: 13213, cash: -117500 },
    },
    {
      name: 'C4',
      ...{ P: 30000, m: 1 },
      facts: { milesPerYear: 12_000, originalTermMonths: 36, mileageNow: 40_000, excessMileFee: 25 },
      ...{ total: 157500, effective: 157500, lines: { overage: 125000 }, figures: { spareMiles: 0 } },
    },
  ],
  apartment: [
    {
      name: 'A1',
      ...{ P: 185000, m: 8 },
      facts: {
        ...{ thirdPartyFee: 6500, utilitiesMonthly: 9500, parkingMonthly: 7500 },
        ...{ moveInFee: 25000, deposit: 185000 },
      },
      ...{ total: 1650000, effective: 206250, cash: 219000 },
    },
    {
      name: 'A2',
      ...{ P: 240000, m: 5, I: 120000 },
      facts: { thirdPartyFee: 50000, thirdPartyFeeBy: 'holder', deposit: 240000 },
      ...{ total: 1082500, effective: 216500, cash: 122500 },
    },
    {
      name: 'A3',
      ...{ P: 142550, m: 11, I: 30000 },
      facts: { thirdPartyFee: 7500, thirdPartyFeeBy: 'split', utilitiesMonthly: 6000, deposit: 50000 },
      assumed: { marketRent: 165000 },
      ...{ total: 1610300, effective: 146391, cash: 26250, figures: { saving: 270700 } },
    },
  ],
  mortgage: [
    M1,
    {
      ...{ ...M1, name: 'M1b' },
      assumed: { exempt: true, gapAmount: 8000000, gapRate: 8500, gapMonths: 180 },
      ...{ total: 51105700, effective: 170352, cash: 11252500, lines: {} },
      figures: { gapPayment: 78779, blendedRate: 4227 },
    },
    {
      name: 'M2',
      ...{ P: 101000, m: 308, I: 200000 },
      facts: {
        ...{ loanType: 'fha', balance: 21000000, rate: 3250, askingPrice: 29900000 },
        ...{ thirdPartyFee: 180000, escrowMonthly: 48000, mortgageInsuranceMonthly: 14500 },
      },
      assumed: { closingCosts: 350000, marketRate: 6750 },
      ...{ total: 50690500, effective: 164580, cash: 9232500 },
      figures: { gap: 8900000, newPayment: 143652, saving: 42652 },
    },
    {
      name: 'M3',
      ...{ P: 70828, m: 280, termAsOf: '2026-07-22' },
      facts: {
        ...{ loanType: 'usda', balance: 14250000, rate: 3000, askingPrice: 16000000 },
        ...{ thirdPartyFee: 100000, thirdPartyFeeBy: 'split' },
        ...{ escrowMonthly: 31000, mortgageInsuranceMonthly: 4100 },
      },
      assumed: { marketRate: 6250 },
      ...{ total: 29288628, effective: 106118, cash: 1943841 },
      figures: { balance: 14108659, gap: 1891341, newPayment: 96486, saving: 25658 },
    },
    {
      name: 'M4',
      ...{ P: 99828, m: 240 },
      facts: {
        ...{ loanType: 'conventional', balance: 18000000, rate: 3000, askingPrice: 17500000 },
        ...{ thirdPartyFee: 90000, thirdPartyFeeBy: 'holder', escrowMonthly: 30000 },
      },
      ...{ total: 31161220, effective: 129838, cash: -497500, figures: { gap: -500000 } },
    },
  ],
  timeshare: [
    T1,
    {
      ...{ ...T1, name: 'T1b', assumed: { rise: 4000 }, lines: { fees: 552465 } },
      ...{ total: 589465, effective: 9824, figures: { perNight: 16842 } },
    },
    {
      name: 'T2',
      facts: {
        ...{ askingPrice: 150000, thirdPartyFee: 25000, thirdPartyFeeBy: 'holder', closingCost: 35000 },
        ...{ maintenanceFeeYear: 61000, usage: 'even-years' },
      },
      assumed: { years: 10 },
      ...{ total: 797500, effective: 6646, cash: 187500, figures: { perNight: 22786 } },
    },
    {
      name: 'T3',
      I: 100000,
      facts: {
        ...{ thirdPartyFee: 50000, thirdPartyFeeBy: 'split', specialAssessment: 80000 },
        ...{ maintenanceFeeYear: 134550, usage: 'annual', rightsEnd: 2029 },
      },
      assumed: { years: 5 },
      ...{ total: 411150, effective: 11421, cash: 7500, figures: { perNight: 19579 } },
    },
    {
      name: 'T4',
      facts: { askingPrice: 10000, maintenanceFeeYear: 80000, usage: 'triennial' },
      assumed: { years: 6 },
      ...{ total: 492500, effective: 6840, cash: 12500, figures: { perNight: 35179 } },
    },
    {
      name: 'T5, with a loan that the seller pays off',
      facts: { askingPrice: 900000, loanBalance: 400000, maintenanceFeeYear: 80000, usage: 'annual' },
      ...{ total: 1302500, effective: 21708, cash: 902500, figures: { loanOfSeller: 400000 } },
    },
    {
      name: 'T5b, with a loan that the buyer pays off',
      facts: {
        ...{ askingPrice: 900000, loanBalance: 400000, loanPaidBy: 'buyer' },
        ...{ maintenanceFeeYear: 80000, usage: 'annual' },
      },
      ...{ total: 1702500, effective: 28375, cash: 1302500, lines: { loanBalance: 400000 } },
    },
  ],
  loan: [
    {
      name: 'L1',
      ...{ P: 41979, m: 48 },
      facts: {
        ...{ balance: 1850000, rate: 4250, thirdPartyFee: 7500, askingCash: 150000 },
        collateralValue: 2200000,
      },
      assumed: { marketRate: 7900 },
      ...{ total: 2174992, effective: 45312, cash: 160000 },
      figures: { interestLeft: 164992, equity: 200000, newPayment: 45077, saving: 3098 },
    },
    {
      name: 'L2',
      ...{ P: 31050, m: 24, I: 20000 },
      facts: { balance: 690000, thirdPartyFee: 10000, thirdPartyFeeBy: 'split' },
      assumed: { marketRate: 11000 },
      ...{ total: 732700, effective: 30529, cash: -12500, figures: { interestLeft: 55200, saving: 1109 } },
    },
    {
      name: 'L3',
      ...{ P: 64000, m: 36 },
      facts: { balance: 3800000, balloon: 2100000, collateralValue: 3500000 },
      assumed: { marketRate: 5000 },
      ...{ total: 4406500, effective: 122403, figures: { interestLeft: 604000, equity: -300000 } },
    },
  ],
};

describe.each(CONTRACT_TYPES)('the cost of a contract of type %s', (type) => {
  it.each(VECTORS[type].map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
    const cost = trueCost(contractOf(type, vector), vector.assumed ?? {}, TODAY);
    expect(cost).toMatchObject({ total: vector.total, effectiveMonthly: vector.effective });
    if (vector.cash !== undefined) expect(cost?.cashAtTransfer).toBe(vector.cash);
    const [lines, figures] = [
      Object.fromEntries(cost?.lines.map(({ key, cents }) => [key, cents]) ?? []),
      Object.fromEntries(cost?.figures.map(({ key, value }) => [key, value]) ?? []),
    ];
    expect(lines).toMatchObject(vector.lines ?? {});
    expect(figures).toMatchObject(vector.figures ?? {});
  });
});

describe('three months after a contract was stated', () => {
  const later = (type: ContractType, vector: Vector, assumed?: Assumptions) =>
    trueCost(contractOf(type, { ...vector, termAsOf: '2026-08-22' }), assumed ?? vector.assumed ?? {}, TODAY);
  const figuresOf = (cost: ReturnType<typeof trueCost>) =>
    Object.fromEntries(cost?.figures.map(({ key, value }) => [key, value]) ?? []);
  const loan = VECTORS.loan[0] as Vector;

  it('a loan has three payments less of debt, so a new loan at its own rate saves nothing', () => {
    expect(figuresOf(later('loan', loan))).toMatchObject({ interestLeft: 145713, saving: 2910 });
    expect(Math.abs(figuresOf(later('loan', loan, { marketRate: 4250 }))['saving'] ?? 100)).toBeLessThan(100);
  });

  it('a loan whose rate was not stated has no figures of its debt', () => {
    const facts = without('rate', loan.facts);
    expect(Object.keys(figuresOf(later('loan', { ...loan, facts })))).toEqual(['cashWithoutFee']);
    expect(later('loan', { ...loan, facts })?.missing).not.toContain('balance');
  });

  it('a car has been driven as its lease allows, so its miles left per month stay', () => {
    expect(figuresOf(later('car-lease', C1))['spareMiles']).toBe(886);
  });
});

it('next year’s fee of a timeshare is due at the transfer if the resort takes it in advance', () => {
  const vector = VECTORS.timeshare.find(({ name }) => name.startsWith('T5,')) as Vector;
  const costs = (['yes', 'no'] as const).map((feesInAdvance) =>
    trueCost(contractOf('timeshare', { ...vector, facts: { ...vector.facts, feesInAdvance } }), {}, TODAY),
  );
  expect(costs.map((cost) => cost?.cashAtTransfer)).toEqual([982500, 902500]);
  expect(costs.map((cost) => cost?.total)).toEqual([1302500, 1302500]);
});

describe('amounts', () => {
  it.each([
    [24000000, 2000, 360, 88709],
    [24000000, 7500, 360, 167811],
    [1200000, 0, 24, 50000],
    [25280000, 2875, 300, 118244],
    [21000000, 3250, 308, 100615],
  ])('%i at %i over %i months is paid off with %i a month', (balance, rate, months, payment) => {
    expect(roundCents(annuity(balance, rate, months))).toBe(payment);
  });

  it('a loan without interest shrinks by its payments', () =>
    expect(balanceAfter(1200000, 0, 50000, 3)).toBe(1050000));

  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.4, 1],
    [-0.2, 0],
  ])('rounds %d to %d', (cents, rounded) => expect(roundCents(cents)).toBe(rounded));

  it.each([
    ['2026-07-22', '2026-11-22', 4],
    ['2026-07-23', '2026-11-22', 3],
    ['2026-01-31', '2026-02-28', 0],
    ['2025-12-31', '2026-01-31', 1],
    ['2026-11-23', '2026-11-22', 0],
  ])('from %s to %s are %i whole months', (from, to, months) => expect(monthsBetween(from, to)).toBe(months));
});

const without = (key: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([other]) => other !== key));

describe('what is not known', () => {
  const contract = contractOf('car-lease', { ...C1, facts: { mileageNow: 100 } });

  it('is left out and named', () => {
    const cost = trueCost(contract, {}, TODAY);
    expect(cost?.lines.map(({ key }) => key)).toEqual(['payments', 'transferFee', 'incentive']);
    const missing =
      'thirdPartyFee milesPerYear originalTermMonths excessMileFee dispositionFee securityDeposit';
    expect(cost?.missing).toEqual(missing.split(' '));
  });

  it('an unsettled fee of the third party counts, with the cash without it beside', () => {
    const facts = { ...M1.facts, thirdPartyFeeBy: 'buyer' };
    const cashOf = (stated: Facts) => {
      const cost = trueCost(contractOf('mortgage', { ...M1, facts: stated }), {}, TODAY);
      const without = cost?.figures.find(({ key }) => key === 'cashWithoutFee')?.value;
      return [cost?.cashAtTransfer, without];
    };
    expect(cashOf(M1.facts)).toEqual([11378900, 11348900]);
    expect(cashOf(facts)).toEqual([11378900, undefined]);
  });

  it('the guarantee fee is asked of a USDA loan only', () => {
    const missingOf = (loanType: string) =>
      trueCost(contractOf('mortgage', { ...M1, facts: { ...M1.facts, loanType } }), {}, TODAY)?.missing;
    expect(missingOf('usda')).toContain('guaranteeFee');
    expect(missingOf('va')).not.toContain('guaranteeFee');
  });

  it.each([
    ['deeded', 600],
    ['trust', 600],
    ['right-to-use', 595],
  ])(
    'the months of a timeshare with the interest %s pass: %i are left of 600 after five',
    (interest, left) => {
      const contract = contractOf('timeshare', {
        ...T1,
        m: 600,
        termAsOf: '2026-06-22',
        facts: { interest },
      });
      expect(monthsLeft(contract, TODAY)).toBe(left);
    },
  );

  it('a term that is over has no cost', () =>
    expect(trueCost({ ...contract, termAsOf: '2025-05-22' }, {}, TODAY)).toBeNull());

  it('a mortgage without a price has no cash needed', () => {
    const facts = without('askingPrice', M1.facts);
    expect(trueCost(contractOf('mortgage', { ...M1, facts }), {}, TODAY)).toMatchObject({
      cashAtTransfer: null,
      total: 51232100,
      missing: ['mortgageInsuranceMonthly', 'hoaMonthly', 'askingPrice'],
    });
  });

  it('a timeshare without its fees has no effective monthly cost', () => {
    const facts = without('maintenanceFeeYear', T1.facts);
    expect(effectiveMonthly(contractOf('timeshare', { ...T1, facts }), TODAY)).toBeNull();
  });
});

it('reads assumptions of the type and refuses wrong ones', () => {
  expect(
    readAssumptions('mortgage', { marketRate: 6500, exempt: true, years: 3, closingCosts: null }),
  ).toEqual({
    assumptions: { marketRate: 6500, exempt: true },
    errors: {},
  });
  const wrong = readAssumptions('timeshare', { years: 31, rise: '4', nights: 1.5 });
  expect(Object.keys(wrong.errors)).toEqual(['years', 'rise', 'nights']);
});

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

it('every cost of 2,000 random contracts is in whole cents and adds up', () => {
  const random = numbers(7);
  const upTo = (max: number) => Math.floor(random.next().value * (max + 1));
  const NUMBERS =
    'thirdPartyFee milesPerYear originalTermMonths mileageNow excessMileFee dispositionFee securityDeposit utilitiesMonthly parkingMonthly moveInFee deposit rate balance askingPrice escrowMonthly hoaMonthly maintenanceFeeYear loanBalance closingCost specialAssessment askingCash balloon collateralValue'.split(
      ' ',
    );
  for (let round = 0; round < 2000; round++) {
    const type = CONTRACT_TYPES[upTo(4)] as ContractType;
    const facts = Object.fromEntries(
      NUMBERS.filter(() => upTo(2) > 0).map((key) => [key, upTo(key === 'rate' ? 20_000 : 50_000_000)]),
    );
    const texts = {
      loanType: ['va', 'fha'][upTo(1)] ?? 'va',
      usage: ['annual', 'triennial'][upTo(1)] ?? 'annual',
      thirdPartyFeeBy: ['buyer', 'split'][upTo(1)] ?? 'buyer',
    };
    const contract = contractOf(type, {
      ...C1,
      ...{ P: upTo(1_000_000), m: 1 + upTo(599), I: upTo(100_000) },
      facts: { ...facts, ...texts },
    });
    const assumed: Assumptions = Object.fromEntries(
      assumptionsOf(type)
        .filter(({ kind }) => kind !== 'boolean' && upTo(1) > 0)
        .map(({ key, min, max }) => [key, min + upTo(max - min)]),
    );
    const cost = trueCost(contract, assumed, TODAY);
    const cents = cost?.lines.map((line) => line.cents) ?? [];
    expect(cost?.total).toBe(cents.reduce((sum, line) => sum + line, 0));
    const all = [...cents, ...(cost?.figures.map(({ value }) => value) ?? []), cost?.effectiveMonthly ?? 0];
    expect([...all, cost?.cashAtTransfer ?? 0].filter((value) => !Number.isInteger(value))).toEqual([]);
    // the browser gets facts and result as JSON
    expect(trueCost(JSON.parse(JSON.stringify(contract)) as CostedContract, assumed, TODAY)).toEqual(cost);
  }
});

/** An offer to compare with, per type. */
const OFFERS: Record<ContractType, Assumptions> = {
  'car-lease': { newLeasePayment: 45_000, newLeaseDueAtSigning: 300_000, newLeaseMonths: 60 },
  apartment: { marketRent: 200_000 },
  mortgage: { marketRate: 6500 },
  timeshare: { nightPrice: 20_000 },
  loan: { marketRate: 7900 },
};

describe('the cost over time', () => {
  const vectors = CONTRACT_TYPES.flatMap((type) =>
    VECTORS[type].map((vector) => [vector.name, type, vector] as const),
  );

  it.each(vectors)(
    'of %s ends at the total, and says from when on it is the lower one',
    (_, type, vector) => {
      const contract = contractOf(type, vector);
      const assumed = { ...vector.assumed, ...OFFERS[type] };
      const series = costOverTime(contract, assumed, TODAY);
      // A loan with a payment at its end has no new loan to compare with.
      if (vector.facts['balloon']) return void expect(series).toBeNull();
      const { unit, here, there, cheaperFrom } = series!;
      expect(here.at(-1)).toBe(trueCost(contract, assumed, TODAY)?.total);
      expect(there).toHaveLength(here.length);
      const first = unit === 'year' ? 1 : 0;
      const lower = here.map((cents, index) => cents < there[index]!);
      expect(cheaperFrom).toBe(lower.at(-1) ? lower.lastIndexOf(false) + 1 + first : null);
    },
  );

  it('of a car lease begins with what is due, and returns the car at the end', () => {
    const contract = contractOf('car-lease', C1);
    const offer = { newLeasePayment: 40_000, newLeaseDueAtSigning: 100_000, newLeaseMonths: 36 };
    const { here, there, cheaperFrom } = costOverTime(contract, offer, TODAY)!;
    expect([here[0], here[1], here[17], here[18]]).toEqual([12_000, 50_900, 673_300, 747_200]);
    expect([there[0], there[18]]).toEqual([100_000, 820_000]);
    expect(cheaperFrom).toBe(0);
  });

  it('of a shorter offer ends with the offer', () => {
    const offer = { newLeasePayment: 40_000, newLeaseMonths: 6 };
    expect(costOverTime(contractOf('car-lease', C1), offer, TODAY)?.here).toHaveLength(7);
  });

  it.each(CONTRACT_TYPES)('of a contract of type %s needs an offer', (type) => {
    expect(costOverTime(contractOf(type, VECTORS[type][0]!), {}, TODAY)).toBeNull();
  });
});

describe('a market rate', () => {
  it.each([
    ['6.5', 6500],
    [' 6.875 ', 6875],
    ['0', 0],
    ['40', 40_000],
  ])('reads %j', (text, rate) => expect(marketRate(text)).toBe(rate));

  it.each(['', '6.5%', '6,5', '41', '-1', '1e1', '6.1234', 'high'])('does not read %j', (text) => {
    expect(isMarketRate(text)).toBe(false);
    expect(marketRate(text)).toBeNull();
  });
});
