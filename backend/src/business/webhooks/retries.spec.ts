import { isGivenUp } from '@handover/domain/business/webhook-events';
import { describe, expect, it } from '@jest/globals';
import { MOST_TRIES, nextAttempt } from './retries.js';

const NOW = '2026-03-01T12:00:00.000Z';

describe('an event that was not accepted', () => {
  it('is sent again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', () => {
    const waits = Array.from({ length: MOST_TRIES }, (_, index) => nextAttempt(index + 1, NOW));
    expect(waits.map((at) => at && (Date.parse(at) - Date.parse(NOW)) / 1000)).toEqual([
      ...[5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
      null,
    ]);
  });

  it('switches the webhook off once it has accepted nothing for five days', () => {
    expect(isGivenUp('2026-02-24T12:00:00.000Z', NOW)).toBe(true);
    expect(isGivenUp('2026-02-24T12:00:00.001Z', NOW)).toBe(false);
    expect(isGivenUp(null, NOW)).toBe(false);
  });
});
