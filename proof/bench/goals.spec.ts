import { expect, it } from '@jest/globals';
import { GOALS, reportOf, verdictOf } from './goals.js';

it('a figure reaches the goal, at least the floor, or neither', () => {
  const more = GOALS['J1 rest'];
  expect([1.2, 0.9, 0.8, 0.65, 0.64].map((value) => verdictOf(more, value))).toEqual([
    'goal',
    'goal',
    'floor',
    'floor',
    'MISSED',
  ]);
  const less = GOALS.rss;
  expect([200, 250, 300, 351].map((value) => verdictOf(less, value))).toEqual([
    'goal',
    'goal',
    'floor',
    'MISSED',
  ]);
});

it('a list over REST also has to keep pace with a peer that answers with the same fields', () => {
  expect([1, 0.99].map((byFields) => verdictOf(GOALS['J1 rest'], 0.9, byFields))).toEqual(['goal', 'MISSED']);
});

it('a figure that could not be measured is missed', () => expect(verdictOf(GOALS.rss, NaN)).toBe('MISSED'));

it('every goal is at least as strict as its floor', () => {
  for (const { better, floor, goal } of Object.values(GOALS))
    expect(better === 'more' ? goal >= floor : goal <= floor).toBe(true);
});

it('the report has a line for each figure that was measured', () => {
  const report = reportOf({ rss: { value: 301.4 }, 'J1 rest': { value: 0.5, byCpu: 0.612, byFields: 0.7 } });
  expect(report.split('\n')).toHaveLength(4);
  expect(report).toMatch(/memory under load \(RSS\) +\| <= 350 +\| <= 250 +\| 301 MB +\| +\| +\| floor/);
  expect(report).toMatch(
    /list of 20, all different, REST +\| >= 0\.65 +\| >= 0\.9 +\| 0\.5 x P1 +\| 0\.61 +\| 0\.7 +\| MISSED/,
  );
});
