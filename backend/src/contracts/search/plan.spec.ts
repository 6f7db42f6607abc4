import { describe, expect, it } from '@jest/globals';
import { ContractType } from '../contract.columns.js';
import { isBeginning, publicList } from './conditions.js';
import type { Conditions } from './query-parts.js';
import type { ContractFilter } from './filter.input.js';
import { plan, type Frequencies } from './plan.js';
import { ContractSort } from './sort.js';

const CONTRACTS = 100_000;
const PAGE = 21;

/** Plans a search for these terms, given how many contracts have each. */
function planOf(
  counts: Record<string, number>,
  {
    sort = ContractSort.NEWEST,
    type,
    contracts = CONTRACTS,
  }: { sort?: ContractSort; type?: ContractType; contracts?: number } = {},
) {
  const terms = Object.keys(counts);
  const q = terms.join(' ').replaceAll(':*', '');
  const list = publicList({ q, type }, sort, new Set(terms.filter((term) => !isBeginning(term))));
  const steps = plan(list as Conditions, { contracts, matching: Object.values(counts) }, PAGE);
  const words = steps.find((step) => step.from === 'words');
  return {
    scansHead: steps.some(({ from }) => from === 'head'),
    terms: words?.terms,
    byType: words?.byType,
    mayBeStopWords: steps.some(({ from }) => from === 'texts'),
  };
}

describe('the steps for a page', () => {
  const stepsOf = (filter: ContractFilter, frequencies: Frequencies | null = null) =>
    plan(publicList(filter, ContractSort.NEWEST) as Conditions, frequencies, PAGE);
  const of = (...matching: number[]): Frequencies => ({ contracts: CONTRACTS, matching });
  const hybrid = { type: ContractType.CAR_LEASE, facts: [{ key: 'fuel', in: ['hybrid'] }] };
  const heads = [
    { from: 'head', contracts: 500 },
    { from: 'head', contracts: 4000, least: 3 },
  ];
  const texts = { from: 'texts', most: 0 };

  it('are one without words, facts and places', () => {
    expect(stepsOf({ type: ContractType.LOAN, payment: { max: 100 } })).toEqual([{ from: 'list' }]);
  });

  it('read the matches of frequent words if the head of the list does not fill the page', () => {
    expect(stepsOf({ q: 'lease', type: ContractType.LOAN }, of(38_000))).toEqual([
      { from: 'head', contracts: 4000 },
      { from: 'words', terms: ['lease:*'], byType: true },
    ]);
  });

  it('read the texts last if the words may be stop words', () => {
    const words = { from: 'words', terms: ['the:*'], byType: false };
    expect(stepsOf({ q: 'the' }, of(1))).toEqual([words, texts]);
    expect(stepsOf({ q: 'the' })).toEqual([words, texts]);
  });

  it('scan more for facts only if the first scan promises a full page, then read the indexes', () => {
    expect(stepsOf(hybrid)).toEqual([...heads, { from: 'indexes' }]);
    expect(stepsOf({ ...hybrid, q: 'the' })).toEqual([...heads, { from: 'indexes' }, texts]);
  });
});

describe('the plan of words', () => {
  it('scans the head of the list for words that many contracts have', () => {
    expect(planOf({ lease: 38_000, miles: 32_000 })).toMatchObject({ scansHead: true });
  });

  it('does not scan at a higher cost than that of reading the matches', () => {
    expect(planOf({ boat: 4_500, loan: 4_500 })).toMatchObject({ scansHead: true });
    expect(planOf({ boat: 4_000, loan: 4_000 })).toMatchObject({ scansHead: false });
  });

  it('reads the matches of a rare word', () => {
    expect(planOf({ 'lease:*': 38_000, 'zeppelin:*': 20 })).toMatchObject({
      scansHead: false,
      terms: ['zeppelin:*'],
    });
  });

  it('reads the matches of a word that the statistics do not know', () => {
    expect(planOf({ 'zeppelin:*': 5_000 }, { contracts: 1_000_000 })).toMatchObject({ scansHead: false });
  });

  it('reads the matches of two words from the index if few contracts have both', () => {
    expect(planOf({ 'genesis:*': 3_000, 'bellevue:*': 2_000 })).toMatchObject({
      scansHead: false,
      terms: ['bellevue:*', 'genesis:*'],
    });
  });

  it('reads whole words from the index whatever their frequency', () => {
    expect(planOf({ lease: 38_000, 'zeppelin:*': 20 })).toMatchObject({
      scansHead: false,
      terms: ['zeppelin:*', 'lease'],
    });
  });

  it('counts the entries of all beginnings at 0.15 us, but only those of the rarest whole word at 0.1 us', () => {
    // the scan costs less than reading the entries of both beginnings and the same number of matches, ...
    expect(planOf({ 'boat:*': 4_100, 'loan:*': 4_100 })).toMatchObject({
      scansHead: true,
      terms: ['boat:*', 'loan:*'],
    });
    // ... and more than reading those of the words
    expect(planOf({ boat: 4_100, loan: 4_100 })).toMatchObject({ scansHead: false });
  });

  it('scans less often in an order in which neighbors are apart', () => {
    const words = { boat: 5_000, loan: 5_000 };
    expect([planOf(words).scansHead, planOf(words, { sort: ContractSort.PAYMENT }).scansHead]).toEqual([
      true,
      false,
    ]);
  });

  it('leaves out words that may be stop words, unless there are no others', () => {
    expect(planOf({ 'the:*': 1, 'and:*': 1 })).toMatchObject({
      scansHead: false,
      terms: ['the:*', 'and:*'],
      mayBeStopWords: true,
    });
    expect(planOf({ 'the:*': 1, lease: 38_000 })).toMatchObject({ terms: ['lease'], mayBeStopWords: false });
  });

  it('reads the matches of all words if their frequencies are not known, and no index of a type', () => {
    const list = publicList({ q: 'lease zeppelin', type: ContractType.LOAN }, ContractSort.NEWEST);
    expect(plan(list as Conditions, null, PAGE)).toEqual([
      { from: 'words', terms: ['lease:*', 'zeppelin:*'], byType: false },
      { from: 'texts', most: 0 },
    ]);
  });

  it('reads the index of a type for words that many contracts have, and not for rare ones', () => {
    const byType = (word: number) => planOf({ word }, { type: ContractType.LOAN }).byType;
    expect([byType(38_000), byType(100)]).toEqual([true, false]);
  });
});
