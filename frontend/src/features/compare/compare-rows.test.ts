import { describe, expect, it } from '@jest/globals';
import { trueCost } from '@handover/domain/cost/true-cost';
import type { CostedContract } from '@handover/domain/cost/cost';
import type { Facts } from '@handover/domain/facts/fact';
import { isEndless } from '@handover/domain/cost/endless';
import { factRows } from '@handover/domain/facts/key-facts';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import { enumNameOf } from '../../lib/enum-words';
import { comparisonOf, type Compared } from './compare-rows';
import { costRows } from './cost-rows';
import { mergedKeys, withLowest, type Cell, type Row } from './table';

const TODAY = '2026-11-27';

type Change = Partial<Omit<Compared, 'type'>> & { type?: ContractType };

function compared(facts: Facts, { type = 'car-lease', ...others }: Change = {}): Compared {
  const contract = {
    ...{ id: 'c1', title: 'A contract', location: 'Austin, TX', status: 'ACTIVE', underReview: false },
    ...{ monthlyPayment: 40_000, remainingTermMonths: 12, transferFee: 2_500, incentive: 0, termAsOf: TODAY },
    ...{ drawing: '', cover: null, company: null, ruleLines: [], facts },
    ...others,
  };
  const cost = trueCost({ ...(contract as unknown as CostedContract), type }, {}, TODAY);
  return {
    ...contract,
    ...{ statedMonths: contract.remainingTermMonths, endless: isEndless({ type, facts }) },
    type: enumNameOf(type),
    factTable: factRows(type, facts),
    trueCost: cost && { ...cost, notStated: [], notIncluded: 'taxes' },
  } as unknown as Compared;
}

const rowsOf = (contracts: Compared[]) =>
  new Map(comparisonOf(contracts).flatMap(({ rows }) => rows.map((row) => [row.key, row])));
const texts = (row: Row | undefined) => row?.cells.map(({ text }) => text);
const marks = (row: Row | undefined) => row?.cells.map(({ mark }) => mark ?? null);

describe('the rows of a comparison', () => {
  const civic = compared({
    make: 'Honda',
    milesPerYear: 12_000,
    thirdPartyFee: 50_000,
    thirdPartyFeeBy: 'holder',
  });
  const model3 = compared(
    { make: 'Tesla', milesPerYear: 12_000, thirdPartyFee: 30_000, fuel: 'electric', dispositionFee: 0 },
    { monthlyPayment: 35_000, remainingTermMonths: 20, incentive: 10_000 },
  );

  it('say which differ, and what is not stated', () => {
    const rows = rowsOf([civic, model3]);
    const make = rows.get('fact-make');
    expect([make?.label, texts(make), make?.differs]).toEqual(['Make', ['Honda', 'Tesla'], true]);
    expect(rows.get('fact-milesPerYear')).toMatchObject({ differs: false });
    expect(rows.get('fact-fuel')?.cells).toEqual([
      { text: 'Not stated', isMissing: true },
      { text: 'Electric' },
    ]);
    expect(texts(rows.get('fact-model'))).toEqual(['Not stated', 'Not stated']);
    expect(rows.get('fact-model')?.differs).toBe(false);
    expect(rows.get('location')?.differs).toBe(false);
    expect(texts(rows.get('remainingTerm'))).toEqual(['12 months', '20 months']);
  });

  it('mark the lowest amounts by a text, and none if all are equal', () => {
    const rows = rowsOf([civic, model3, compared({}, { monthlyPayment: 35_000 })]);
    expect(marks(rows.get('monthlyPayment'))).toEqual([null, 'lowest', 'lowest']);
    expect(marks(rows.get('transferFee'))).toEqual([null, null, null]);
    const isMarked = (row: Row) => row.cells.some(({ mark }) => mark);
    const marked = [...rows.values()].filter(isMarked).map(({ key }) => key);
    // terms, facts and figures have no lowest, although they differ
    expect(marked.filter((key) => /^(fact|figure|rule|remaining|status)/.test(key))).toEqual([]);
  });

  it('say "lowest stated" where an amount is not known, and count a line that is not there as nothing to pay', () => {
    const rows = rowsOf([civic, model3, compared({})]);
    const fee = rows.get('line-thirdPartyFee');
    expect(fee?.label).toBe('Transfer fee of the leasing company, if you pay it (who pays is not stated)');
    expect(texts(fee)).toEqual(['None', '$300.00', 'Not stated']);
    expect(marks(fee)).toEqual(['lowest stated', null, null]);
    expect(texts(rows.get('line-incentive'))).toEqual(['None', '-$100.00', 'None']);
    expect(marks(rows.get('line-incentive'))).toEqual([null, 'lowest', null]);
    // totals leave out what is not stated
    expect(marks(rows.get('total'))).toEqual(expect.arrayContaining(['lowest stated']));
  });

  it('name a line that counts months once, with the words of each contract below its amount', () => {
    const payments = rowsOf([civic, model3]).get('line-payments');
    expect(payments).toMatchObject({
      label: 'All monthly payments',
      cells: [
        { text: '$4,800.00', note: '12 monthly payments', mark: 'lowest' },
        { text: '$7,000.00', note: '20 monthly payments' },
      ],
    });
    const same = rowsOf([civic, civic]).get('line-payments');
    expect(same).toMatchObject({ label: '12 monthly payments', differs: false, cells: [{ note: null }, {}] });
  });

  it('have no cost for a contract whose term is over', () => {
    const [total] = costRows([null, civic.trueCost ?? null]).filter(({ key }) => key === 'total');
    expect(texts(total)).toEqual(['Its term is over', expect.stringMatching(/^\$/)]);
    expect(marks(total)).toEqual([null, null]);
  });

  it('say what the seller pays in cash, as the page of the contract does', () => {
    const { cells } = rowsOf([civic, compared({}, { incentive: 100_000 })]).get('cashAtTransfer') ?? {};
    expect(cells).toMatchObject([{ text: '$25.00' }, { text: '$975.00', note: 'You receive it' }]);
  });

  it('show what companies ask line by line, and what is in the way', () => {
    const line = (key: string, text: string, level = 'INFO') =>
      ({
        key,
        text,
        level,
        subject: 'GM',
        source: 'gm.example',
        checkedOn: '2026-11-20',
      }) as Compared['ruleLines'][number];
    const ruled = compared(
      {},
      {
        company: { slug: 'gm', name: 'GM Financial' },
        ruleLines: [
          line('too-late', 'GM accepts no transfer.', 'STOP'),
          line('transferFee', 'Transfer fee: $135.00'),
        ],
      },
    );
    const rows = rowsOf([ruled, civic]);
    expect(texts(rows.get('company'))).toEqual(['GM Financial', 'Not known']);
    expect(texts(rows.get('problems'))).toEqual(['Stop: GM accepts no transfer', 'Nothing known']);
    expect(rows.get('rule-transferFee')).toMatchObject({
      label: 'Transfer fee',
      cells: [{ text: '$135.00', note: 'gm.example, checked Nov 20, 2026' }, { text: 'Not known' }],
    });
    expect(comparisonOf([civic, model3]).map(({ title }) => title)).not.toContain(
      'What the company behind it asks',
    );
  });

  it.each(Object.keys(WORDS) as ContractType[])('show the figures of the page of a %s', (type) => {
    const contracts = [2, 3].map((number) =>
      compared(
        {
          ...{ thirdPartyFee: 10_000 * number, thirdPartyFeeBy: 'split', balance: 10_000_000, rate: 3_000 },
          ...{
            askingPrice: 12_000_000,
            maintenanceFeeYear: 90_000 * number,
            usage: 'annual',
            deposit: 5_000,
          },
          ...{ mileageNow: 10_000 * number, milesPerYear: 12_000, originalTermMonths: 36, excessMileFee: 25 },
        },
        { type, remainingTermMonths: 10 * number },
      ),
    );
    const rows = rowsOf(contracts);
    contracts.forEach(({ trueCost: cost }, at) => {
      for (const { key, cents } of cost?.lines ?? [])
        expect([key, texts(rows.get(`line-${key}`))?.[at]]).toEqual([key, dollars(cents)]);
      expect(texts(rows.get('total'))?.[at]).toBe(dollars(cost?.total ?? NaN));
      for (const { key, label } of cost?.figures ?? []) expect(rows.get(`figure-${key}`)?.label).toBe(label);
    });
  });
});

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

it('keys of several lists keep the order of each', () => {
  expect(mergedKeys([['a', 'c', 'd'], ['a', 'b', 'c'], [], ['e', 'd']])).toEqual(['a', 'b', 'c', 'e', 'd']);
});

it('amounts have a mark only beside a higher one', () => {
  const marksOf = (...amounts: (number | null)[]) =>
    withLowest(amounts.map((cents) => ({ text: '', cents }))).map(({ mark }: Cell) => mark);
  expect(marksOf(5, null)).toEqual([undefined, undefined]);
  expect(marksOf(5, 5)).toEqual([undefined, undefined]);
  expect(marksOf(-5, 0, null)).toEqual(['lowest stated', undefined, undefined]);
});

it('a deed has no end, whatever months were stated', () => {
  const timeshares = ['deeded', 'right-to-use'].map((interest) =>
    compared({ interest }, { type: 'timeshare', remainingTermMonths: 600 }),
  );
  expect(texts(rowsOf(timeshares).get('remainingTerm'))).toEqual(['No end', '600 months']);
});
