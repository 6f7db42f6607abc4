import { describe, expect, it } from '@jest/globals';
import { cardFacts } from './card-facts.js';
import { namesRefusedKind, otherTypeIn, refusalOf } from './contract-kinds.js';
import { definitionsOf } from './definitions.js';
import type { Facts } from './fact.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';
import { factWarnings } from './fact-warnings.js';
import { formatFact } from './format-fact.js';
import { factRows, keyFacts } from './key-facts.js';
import { readFacts } from './read-facts.js';
import { mapTexts } from './text-facts.js';
import { isVin } from './vin.js';

const TODAY = '2026-11-22';
const read = (type: ContractType, input: unknown, stored: Facts = {}) =>
  readFacts(type, input, { today: TODAY, stored });

describe.each(CONTRACT_TYPES)('the facts of type %s', (type) => {
  const definitions = definitionsOf(type);

  it('have each key once', () =>
    expect(new Set(definitions.map(({ key }) => key)).size).toBe(definitions.length));

  it('have choices or a range', () => {
    for (const { key, kind, values, min, max } of definitions)
      expect({ key, ok: kind === 'enum' ? Boolean(values) : min !== undefined && max !== undefined }).toEqual(
        {
          key,
          ok: true,
        },
      );
  });

  it('depend on facts of the same type only', () => {
    for (const { askedIf } of definitions)
      if (askedIf)
        expect(
          definitions.find(({ key }) => key === askedIf.fact)?.values?.map(({ value }) => value),
        ).toEqual(expect.arrayContaining([...askedIf.is]));
  });
});

describe('reading facts', () => {
  it.each<[string, ContractType, unknown, Facts]>([
    ['trims texts', 'car-lease', { make: ' Honda ' }, { make: 'Honda' }],
    ['drops empty texts and null', 'car-lease', { make: ' ', model: null }, {}],
    ['drops unknown keys', 'car-lease', { wings: 2, __proto__: { make: 'x' } }, {}],
    ['drops facts of other types', 'loan', { make: 'Honda' }, {}],
    ['drops private facts', 'car-lease', { vin: '1M8GDM9AXKP042788' }, {}],
    ['keeps 0', 'apartment', { bedrooms: 0, deposit: 0 }, { bedrooms: 0, deposit: 0 }],
    [
      'keeps the asked question',
      'timeshare',
      { useKind: 'points', points: 9 },
      { useKind: 'points', points: 9 },
    ],
    [
      'drops a question that is ruled out',
      'timeshare',
      { useKind: 'points', week: 99 },
      { useKind: 'points' },
    ],
    ['keeps a question whose condition is not stated', 'timeshare', { week: 27 }, { week: 27 }],
    ['orders the keys', 'car-lease', { year: 2023, make: 'Kia' }, { make: 'Kia', year: 2023 }],
  ])('%s', (_, type, input, facts) => {
    const result = read(type, input);
    expect(result).toEqual({ facts, errors: {} });
    expect(Object.keys(result.facts)).toEqual(Object.keys(facts));
  });

  it.each<[ContractType, string, unknown]>([
    ['car-lease', 'year', 1989],
    ['car-lease', 'year', 2029],
    ['car-lease', 'year', '2023'],
    ['car-lease', 'mileageNow', 1.5],
    ['car-lease', 'fuel', 'steam'],
    ['car-lease', 'make', 'A'],
    ['car-lease', 'make', 'A\nB'],
    ['car-lease', 'make', 'evil\u202e'],
    ['car-lease', 'availableFrom', '2026-11-21'],
    ['car-lease', 'availableFrom', '2028-05-16'],
    ['apartment', 'leaseEnd', '2027-02-30'],
    ['apartment', 'bathrooms', 1],
    ['mortgage', 'rate', 20_001],
    ['timeshare', 'rightsEnd', 2025],
    ['loan', 'collateralYear', 2028],
    ['loan', 'transferAllowed', 'no'],
    ['loan', 'balance', Infinity],
    ['loan', 'balance', { toString: 'x' }],
  ])('of type %s refuses %s = %p', (type, key, value) => {
    const { facts, errors } = read(type, { [key]: value });
    expect(facts).toEqual({});
    expect(Object.keys(errors)).toEqual([key]);
  });

  it('says why a contract that cannot be transferred is refused', () =>
    expect(read('mortgage', { transferAllowed: 'no' }).errors['transferAllowed']).toBe(
      'A contract that cannot be transferred cannot be listed. Ask your servicer first.',
    ));

  it('keeps a stored day that has passed meanwhile', () =>
    expect(read('loan', { availableFrom: '2026-01-01' }, { availableFrom: '2026-01-01' }).errors).toEqual(
      {},
    ));

  it.each([null, 'x', 7, []])('refuses %p', (input) => expect(read('loan', input).errors).not.toEqual({}));

  it('reads private facts apart from the others', () => {
    const input = { vin: ' 1m8gdm9axkp042788 ', make: 'Honda' };
    expect(readFacts('car-lease', input, { today: TODAY, isPrivate: true })).toEqual({
      facts: { vin: '1M8GDM9AXKP042788' },
      errors: {},
    });
  });

  it.each([
    ['1M8GDM9AXKP042788', true],
    ['11111111111111111', true],
    ['1M8GDM9A1KP042788', false],
    ['1M8GDM9AXKP04278', false],
    ['IM8GDM9AXKP042788', false],
  ])('the VIN %s is right: %p', (vin, isRight) => expect(isVin(vin)).toBe(isRight));
});

describe('showing facts', () => {
  it.each<[ContractType, string, string | number, string]>([
    ['car-lease', 'mileageNow', 14_200, '14,200 miles'],
    ['car-lease', 'year', 2023, '2023'],
    ['car-lease', 'excessMileFee', 25, '$0.25 a mile'],
    ['car-lease', 'residualValue', 1_850_000, '$18,500.00'],
    ['apartment', 'bathrooms', 3, '1.5'],
    ['apartment', 'leaseEnd', '2027-08-31', 'Aug 31, 2027'],
    ['mortgage', 'rate', 2875, '2.875%'],
    ['mortgage', 'loanType', 'va', 'VA'],
    ['timeshare', 'thirdParty', 'Desert Club', 'Desert Club'],
  ])('of type %s shows %s = %p as "%s"', (type, key, value, shown) => {
    const definition = definitionsOf(type).find((one) => one.key === key);
    expect(definition && formatFact(definition, value)).toBe(shown);
  });

  it('calls an apartment without bedrooms a studio', () => {
    expect(factRows('apartment', { bedrooms: 0 })).toContainEqual({
      ...{ key: 'bedrooms', label: 'Bedrooms', value: 'Studio', alert: null },
    });
  });

  it('counts the key facts that apply', () => {
    expect(keyFacts('timeshare', {})).toEqual({ stated: 0, total: 14 });
    expect(keyFacts('timeshare', { useKind: 'points', week: 3 })).toEqual({ stated: 1, total: 15 });
  });

  it('lists what is stated and the key facts that are not', () => {
    const rows = factRows('car-lease', { make: 'Kia', fuel: 'electric', vin: 'secret' });
    expect(rows[0]).toEqual({ key: 'make', label: 'Make', value: 'Kia', alert: null });
    expect(rows.filter(({ value }) => value).map(({ key }) => key)).toEqual(['make', 'fuel']);
    expect(rows.length).toBe(keyFacts('car-lease', {}).total + 1);
  });

  it.each<[ContractType, Facts, string[]]>([
    [
      'car-lease',
      { holderReleased: 'no', accountCurrent: 'no' },
      ['Payments are behind', 'Seller stays liable'],
    ],
    ['car-lease', { holderReleased: 'unknown', accountCurrent: 'yes' }, []],
    ['mortgage', { loanCurrent: 'no' }, ['Payments are behind']],
    ['loan', { transferAllowed: 'confirmed', holderReleased: 'yes' }, []],
  ])('warns the readers of a %s that states %j: %j', (type, facts, alerts) =>
    expect(factRows(type, facts).flatMap(({ alert }) => alert ?? [])).toEqual(alerts),
  );

  it.each<[ContractType, boolean]>([
    ['car-lease', true],
    ['loan', true],
    ['mortgage', true],
    ['apartment', false],
    ['timeshare', false],
  ])('asks the seller of a %s first whether they are released: %j', (type, isKey) =>
    expect(factRows(type, {}).some(({ key }) => key === 'holderReleased')).toBe(isKey),
  );

  it.each<[ContractType, Facts, string[]]>([
    ['car-lease', { milesPerYear: 10_000 }, ['10,000 mi/yr', '$415.11/mo all in']],
    ['apartment', { bedrooms: 2, bathrooms: 3, leaseEnd: '2027-08-31' }, ['2 bd, 1.5 ba', 'until Aug 2027']],
    ['apartment', { bedrooms: 0 }, ['Studio']],
    ['mortgage', { loanType: 'va', rate: 2875 }, ['VA 2.875%', '$113,789.00 cash before closing costs']],
    [
      'timeshare',
      { unitSize: '2br', week: 27, maintenanceFeeYear: 102_000 },
      ['2BR, week 27', '$1,020.00/yr'],
    ],
    ['timeshare', { points: 14_000 }, ['14,000 pts']],
    ['loan', { loanKind: 'boat', rate: 4250, balance: 1_430_000 }, ['Boat, 4.25%', '$14,300.00 owed']],
    ['loan', { transferAllowed: 'confirmed' }, ['Transfer confirmed']],
  ])('the card of type %s with %p says %p', (type, facts, texts) =>
    expect(
      cardFacts({ type, facts, incentive: 0, effectiveMonthly: 41511, cashAtTransfer: 11378900 }),
    ).toEqual(texts),
  );

  it('the card says what the seller pays', () =>
    expect(
      cardFacts({ type: 'loan', facts: {}, incentive: 50000, effectiveMonthly: null, cashAtTransfer: null }),
    ).toEqual(['$500.00 from the seller']));

  it('replaces written texts only', () => {
    const facts: Facts = { make: 'call me', year: 2023, fuel: 'electric' };
    expect(mapTexts(facts, () => '•')).toEqual({ ...facts, make: '•' });
    expect(mapTexts(facts, (text) => text)).toBe(facts);
  });
});

describe('warnings', () => {
  const contract = {
    title: 'Contract',
    description: '',
    monthlyPayment: 0,
    remainingTermMonths: 12,
    incentive: 0,
  };
  it.each<[ContractType, object, string[]]>([
    [
      'car-lease',
      { facts: { mileageNow: 31_000, milesPerYear: 10_000, originalTermMonths: 36 } },
      ['mileage'],
    ],
    ['car-lease', { facts: { mileageNow: 30_000, milesPerYear: 10_000, originalTermMonths: 36 } }, []],
    ['apartment', { facts: { leaseEnd: '2027-12-31' } }, []],
    ['apartment', { facts: { leaseEnd: '2028-01-08' } }, ['lease-end']],
    ['apartment', { facts: { leaseEnd: '2028-01-08' }, remainingTermMonths: NaN }, []],
    [
      'mortgage',
      { facts: { balance: 21000000, rate: 3250 }, monthlyPayment: 101000, remainingTermMonths: 308 },
      [],
    ],
    [
      'loan',
      { facts: { balance: 21000000, rate: 3250 }, monthlyPayment: 97000, remainingTermMonths: 308 },
      ['loan-numbers'],
    ],
    [
      'loan',
      {
        facts: { balance: 21000000, rate: 3250, balloon: 5 },
        monthlyPayment: 97000,
        remainingTermMonths: 308,
      },
      [],
    ],
    ['mortgage', { facts: { loanType: 'conventional' } }, ['ask-servicer']],
    ['mortgage', { facts: { loanType: 'conventional', transferAllowed: 'confirmed' } }, []],
    ['timeshare', { facts: { maintenanceFeeYear: 120_000 }, monthlyPayment: 11_500 }, ['fees']],
    ['timeshare', { facts: { maintenanceFeeYear: 120_000 }, monthlyPayment: 11_000 }, []],
    ['timeshare', { facts: { maintenanceFeeYear: 120_000, loanBalance: 9 }, monthlyPayment: 50_000 }, []],
    ['timeshare', { facts: { loanBalance: 9, askingPrice: 8 } }, ['loan-above-price']],
    ['timeshare', { facts: { loanBalance: 9, askingPrice: 9 } }, []],
    ['timeshare', { facts: { loanBalance: 9, askingPrice: 8, loanPaidBy: 'buyer' } }, []],
    ['car-lease', { title: 'Nice apartment downtown', facts: {} }, ['other-type']],
    ['loan', { facts: {} }, []],
    ['loan', { facts: { askingCash: 5 }, incentive: 5 }, ['pays-both-ways']],
    ['loan', { facts: { askingCash: 0 }, incentive: 5 }, []],
    ['loan', { facts: { accountCurrent: 'no' } }, ['not-current']],
    ['apartment', { facts: { accountCurrent: 'no' } }, ['not-current']],
    ['car-lease', { facts: { accountCurrent: 'no' } }, ['not-current']],
    ['mortgage', { facts: { loanCurrent: 'no' } }, ['not-current']],
    ['mortgage', { facts: { loanType: 'fha', thirdPartyFee: 180_001 } }, ['fee-above-cap']],
    ['mortgage', { facts: { loanType: 'fha', thirdPartyFee: 180_000 } }, []],
    ['mortgage', { facts: { loanType: 'va', thirdPartyFee: 30_001 } }, ['fee-above-cap']],
    ['mortgage', { facts: { loanType: 'usda', thirdPartyFee: 300_000 } }, []],
  ])('of type %s with %p: %p', (type, given, keys) =>
    expect(factWarnings({ type, facts: {}, ...contract, ...given }, TODAY).map(({ key }) => key)).toEqual(
      keys,
    ),
  );

  it('says which payment would match the numbers of a loan', () => {
    const facts = { balance: 21_000_000, rate: 3250 };
    const [warning] = factWarnings(
      { ...contract, type: 'loan', facts, monthlyPayment: 97_000, remainingTermMonths: 308 },
      TODAY,
    );
    expect(warning?.text).toContain('It would be about $1,006.00.');
  });

  it('says that a mortgage payment may include taxes and insurance', () => {
    const facts = { balance: 21_000_000, rate: 3250 };
    const textAt = (monthlyPayment: number) =>
      factWarnings({ ...contract, type: 'mortgage', facts, monthlyPayment, remainingTermMonths: 308 }, TODAY)
        .map(({ text }) => text)
        .join();
    expect(textAt(150_000)).toContain('about $1,006.00. The other $494.00 may be taxes and insurance');
    expect(textAt(90_000)).toMatch(/about \$1,006\.00\.$/);
  });

  it.each([
    ['My student loan', true],
    ['Subject to the existing mortgage', true],
    ['contract for deed', true],
    ['An apartment in public housing', true],
    ['Section 8 welcome, housing vouchers too', false],
    ['rent-to-own Civic', true],
    ['Credit card debt', true],
    ['The leasing company runs a credit check, subject to approval', false],
    ['Paid with a credit card', false],
  ])('"%s" names a kind that is refused: %p', (text, names) => expect(namesRefusedKind(text)).toBe(names));

  it('refuses student loans without an admin', () => {
    expect(refusalOf('loan', 'Student-loan, 12 months')).toContain('Student loans');
    expect(refusalOf('mortgage', 'I have student loans, so I sell')).toBeNull();
  });

  it('notices the words of another type', () => {
    expect(otherTypeIn('mortgage', 'Week 27 timeshare at the beach')).toBe('timeshare');
    expect(otherTypeIn('loan', 'Car loan, 36 months')).toBeNull();
  });
});
