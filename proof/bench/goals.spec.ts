import { expect, it } from '@jest/globals';
import { addFigures, GOALS, verdictOf, type Reached } from './goals.js';
import { reportOf } from './report.js';

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

it('figures of several parts: failures are added up, of memory the most counts', () => {
  const reached: Reached = { bad: { value: 1 }, rss: { value: 300 } };
  addFigures(reached, { bad: { value: 2 }, rss: { value: 250 }, 'J2 rest': { value: 1.1 } });
  expect(reached).toEqual({ bad: { value: 3 }, rss: { value: 300 }, 'J2 rest': { value: 1.1 } });
});

it('the report has a line for each figure that was measured', () => {
  const report = reportOf({
    rss: { value: 301.4 },
    'J1 rest': {
      ...{ value: 0.5, byCpu: 0.612, byFields: 0.7, byPipelined: 0.4 },
      ...{ delays: { p50: 4.567, p99: 12 }, peerDelays: { p50: 3, p99: 101.4 } },
    },
  });
  const cells = report.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toHaveLength(4);
  const [headings = [], , list = [], memory = []] = cells;
  expect(Object.fromEntries(headings.map((heading, at) => [heading, list[at]]))).toEqual({
    what: 'list of 20, all different, REST',
    floor: '>= 0.65',
    goal: '>= 0.9',
    reached: '0.5 x P1',
    'by CPU': '0.61',
    'same fields': '0.7',
    'x pipelined': '0.4',
    'p50 / p99 ms': '4.57 / 12',
    'of the peer': '3 / 101',
    verdict: 'MISSED',
  });
  expect(memory.filter(Boolean)).toEqual(['memory under load (RSS)', '<= 350', '<= 250', '301 MB', 'floor']);
});
