import { describe, expect, it } from '@jest/globals';
import { daysInWords } from './step-times.js';
import { ATTENTION, attentionOf, waitsForAdmin } from './transfer-attention.js';
import { PAUSE_REASONS } from './transfer-state.js';

const OPEN = { status: 'in-progress', stalledAt: null, pauseReason: null, feeOutcome: 'none' } as const;

describe('what admins look at first', () => {
  it.each([
    ['an open transfer', OPEN, ATTENTION.open],
    ['one that waits to be accepted', { ...OPEN, status: 'proposed' }, ATTENTION.open],
    ['a stalled one', { ...OPEN, stalledAt: '2026-03-01T12:00:00.000Z' }, ATTENTION.stalled],
    ['one whose parties disagree', { ...OPEN, pauseReason: 'objection' }, ATTENTION.waiting],
    ['one whose party is suspended', { ...OPEN, pauseReason: 'suspension' }, ATTENTION.waiting],
    ['one that an admin paused', { ...OPEN, pauseReason: 'admin' }, ATTENTION.open],
    ['a completed one', { ...OPEN, status: 'completed' }, ATTENTION.over],
    ['a cancelled one', { ...OPEN, status: 'cancelled', feeOutcome: 'refund' }, ATTENTION.over],
    [
      'one whose fee is undecided',
      { ...OPEN, status: 'cancelled', feeOutcome: 'undecided' },
      ATTENTION.waiting,
    ],
  ] as const)('%s', (_what, transfer, attention) => expect(attentionOf(transfer)).toBe(attention));

  it('an admin has to end a pause for a reason that time does not settle', () => {
    const waiting = PAUSE_REASONS.filter((pauseReason) => waitsForAdmin({ feeOutcome: 'none', pauseReason }));
    expect(waiting).toEqual(['dispute', 'suspension', 'terms-differ', 'objection']);
  });
});

it.each([
  [0, 'less than a day'],
  [0.4, 'less than a day'],
  [1, '1 day'],
  [6.5, '7 days'],
] as const)('%d days in words', (days, words) => expect(daysInWords(days)).toBe(words));
