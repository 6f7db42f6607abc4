import { describe, expect, it } from '@jest/globals';
import { costOfMatches, readsPlaces, readsType, readsWindow, searchPlan } from './plan.js';

const CONTRACTS = 100_000;
const PAGE = 21;
const planOf = (counts: Record<string, number>, isNewest = true, contracts = CONTRACTS) =>
  searchPlan(Object.keys(counts), { contracts, matching: Object.values(counts) }, PAGE, isNewest);

describe('a search plan', () => {
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
    expect(planOf({ 'zeppelin:*': 5_000 }, true, 1_000_000)).toMatchObject({ scansHead: false });
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
    const beginnings = planOf({ 'boat:*': 4_100, 'loan:*': 4_100 });
    expect(beginnings).toMatchObject({ scansHead: true, terms: ['boat:*', 'loan:*'] });
    // ... and more than reading those of the words
    const words = planOf({ boat: 4_100, loan: 4_100 });
    expect(words).toMatchObject({ scansHead: false, matches: beginnings.matches });
  });

  it('scans less often in an order in which neighbors are apart', () => {
    const words = { boat: 5_000, loan: 5_000 };
    expect([planOf(words).scansHead, planOf(words, false).scansHead]).toEqual([true, false]);
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
    const plan = searchPlan(['lease', 'zeppelin:*'], null, PAGE, true);
    expect(plan).toEqual({
      scansHead: false,
      terms: ['lease', 'zeppelin:*'],
      matches: 0,
      mayBeStopWords: true,
    });
    expect(readsType(plan, null)).toBe(false);
  });
});

it('the index of a type is read for words that many contracts have, and not for rare ones', () => {
  const ofType = (count: number) =>
    readsType(planOf({ word: count }), { contracts: CONTRACTS, matching: [count] });
  expect([ofType(38_000), ofType(100)]).toEqual([true, false]);
});

describe('matches of facts', () => {
  const contracts = 1_000_000;

  it('are looked for in a part of the order if they are many', () => {
    const isRead = [2_000, 20_000].map((count) =>
      readsWindow(costOfMatches({ contracts, matching: [count] }), 20_000),
    );
    expect(isRead).toEqual([false, true]);
  });

  it('are read instead of the index of many places, but not of a few', () => {
    const byPlace = (places: number) => readsPlaces({ contracts, matching: [2_400] }, places, false);
    expect([3_440, 72].map(byPlace)).toEqual([false, true]);
  });

  it('cost less if an index has all columns of the list', () => {
    const byPlace = (count: number, places: number) =>
      readsPlaces({ contracts, matching: [count] }, places, true);
    expect([byPlace(8_000, 3_440), byPlace(8_000, 1), byPlace(24_000, 35)]).toEqual([false, true, true]);
    expect(byPlace(24_000, 757)).toBe(false);
  });
});
