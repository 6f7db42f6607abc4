import { expect, it } from '@jest/globals';
import { bucketLabel, changeText, FIGURES, type Figures } from './overview-figures';

const NONE: Figures = {
  members: 0,
  listings: 0,
  questions: 0,
  answers: 0,
  purchases: 0,
  revenue: 0,
  refunds: 0,
  refunded: 0,
  transfersCompleted: 0,
  transfersCancelled: 0,
  refundsAfterAcceptance: 0,
  sellersStoppedAgain: 0,
  applications: 0,
  candidatesChosen: 0,
  boughtFromLine: 0,
  nextBuyers: 0,
  reports: 0,
  medianTransferDays: null,
};
const figure = (key: string) => FIGURES.find((one) => one.key === key)!;

it.each<[string, Partial<Figures>, Partial<Figures>, string]>([
  ['members', { members: 50 }, { members: 40 }, '+25% from 40'],
  ['members', { members: 30 }, { members: 40 }, '−25% from 40'],
  ['members', { members: 40 }, { members: 40 }, '±0% from 40'],
  ['members', { members: 4 }, {}, 'None in the previous period'],
  ['members', {}, {}, 'None in the previous period either'],
  ['revenue', { revenue: 5000 }, { revenue: 2500 }, '+100% from $25.00'],
  ['answers', { answers: 1, questions: 2 }, { answers: 2, questions: 3 }, '50%, −17 points from 67%'],
  ['answers', { answers: 50, questions: 65 }, { answers: 46, questions: 65 }, '77%, +6 points from 71%'],
  ['answers', { answers: 2, questions: 2 }, { answers: 99, questions: 100 }, '100%, +1 point from 99%'],
  ['answers', {}, { answers: 1, questions: 2 }, '50% in the previous period'],
  ['answers', { answers: 1, questions: 2 }, {}, '50%'],
  ['answers', {}, {}, 'None in the previous period either'],
  ['medianTransferDays', { medianTransferDays: 20 }, { medianTransferDays: 25 }, '−20% from 25'],
  ['medianTransferDays', {}, { medianTransferDays: 25 }, '−100% from 25'],
])('compares %s with the period before', (key, current, before, text) => {
  expect(changeText(figure(key), { ...NONE, ...current }, { ...NONE, ...before })).toBe(text);
});

it('names days and weeks', () => {
  expect(bucketLabel({ from: '2026-03-01', until: '2026-03-01' })).toBe('Mar 1');
  expect(bucketLabel({ from: '2026-02-23', until: '2026-03-01' })).toBe('Feb 23 to Mar 1');
});
