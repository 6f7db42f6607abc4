import { expect, test } from '@jest/globals';
import { candidateNumber } from '../../../testing/candidates';
import { moved, ordered } from './candidate-order';

const tick = (met: boolean) => ({ __typename: 'RequirementTick' as const, key: 'creditBand', met });
const line = [
  candidateNumber(1, { requirements: [tick(true)] }),
  candidateNumber(2, { requirements: [tick(false)] }),
  candidateNumber(3, { requirements: [tick(false)], status: 'CHOSEN' }),
];

test.each([
  ['line', [1, 2, 3]],
  ['newest', [3, 2, 1]],
  ['requirements', [3, 1, 2]],
] as const)('in the order %s, the chosen one stays first where we sort', (order, numbers) =>
  expect(ordered(line, order).map(({ number }) => number)).toEqual(numbers),
);

test('one goes a place up or down, and stays at the ends', () => {
  const ids = ['a', 'b', 'c'];
  expect([moved(ids, 'b', -1), moved(ids, 'b', 1), moved(ids, 'a', -1), moved(ids, 'c', 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
    ids,
    ids,
  ]);
});
