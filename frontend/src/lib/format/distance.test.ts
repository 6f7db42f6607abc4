import { expect, it } from '@jest/globals';
import { formatDistance } from 'date-fns/formatDistance';
import { distanceBetween } from './distance';

it('says the same as date-fns at every distance up to six years', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  const wrong: string[] = [];
  for (let minutes = 0.3; minutes < 6 * 526_000; minutes = minutes * 1.004 + 0.3) {
    const then = new Date(now.getTime() - minutes * 60_000);
    const [ours, theirs] = [distanceBetween(then, now), formatDistance(then, now)];
    if (ours !== theirs) wrong.push(`${then.toISOString()}: ${ours}, not ${theirs}`);
  }
  expect(wrong).toEqual([]);
});
