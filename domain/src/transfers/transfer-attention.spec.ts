import { describe, expect, it } from '@jest/globals';
import { daysInWords } from './step-times.js';
import { ATTENTION, attentionOf, waitsForAdmin } from './transfer-attention.js';
import { PAUSE_REASONS } from './transfer-pauses.js';

const OPEN = { status: 'in-progress', stalledAt: null, pauseReasons: [], feeOutcome: 'none' } as const;

describe('what admins look at first', () => {
  it.each([
    ['an open transfer', OPEN, ATTENTION.open],
    ['one that waits to be accepted', { ...OPEN, status: 'proposed' }, ATTENTION.open],
    ['a stalled one', { ...OPEN, stalledAt: '2026-03-01T12:00:00.000Z' }, ATTENTION.stalled],
    ['one whose parties disagree', { ...OPEN, pauseReasons: ['objection'] }, ATTENTION.waiting],
    ['one whose party is suspended', { ...OPEN, pauseReasons: ['suspension'] }, ATTENTION.waiting],
    ['one that an admin paused', { ...OPEN, pauseReasons: ['admin'] }, ATTENTION.open],
    ['one that the bank disputes, too', { ...OPEN, pauseReasons: ['admin', 'dispute'] }, ATTENTION.waiting],
    ['a completed one', { ...OPEN, status: 'completed' }, ATTENTION.over],
    ['a cancelled one', { ...OPEN, status: 'cancelled', feeOutcome: 'refund' }, ATTENTION.over],
    [
      'one whose fee is undecided',
      { ...OPEN, status: 'cancelled', feeOutcome: 'undecided' },
      ATTENTION.waiting,
    ],
  ] as const)('%s', (_what, transfer, attention) => expect(attentionOf(transfer)).toBe(attention));

  it('an admin has to look at every pause but their own', () => {
    const waiting = PAUSE_REASONS.filter((reason) =>
      waitsForAdmin({ feeOutcome: 'none', pauseReasons: [reason] }),
    );
    expect(waiting).toEqual(PAUSE_REASONS.filter((reason) => reason !== 'admin'));
  });
});

it.each([
  [0, 'less than a day'],
  [0.4, 'less than a day'],
  [1, '1 day'],
  [6.5, '7 days'],
] as const)('%d days in words', (days, words) => expect(daysInWords(days)).toBe(words));
