import { describe, expect, it } from '@jest/globals';
import { addDays, dayOf } from '../days.js';
import { CONTRACT_TYPES } from '../types/words.js';
import { TRANSFER_STEPS } from '../types/steps.js';
import { move } from '../transfers/transfer-moves.js';
import type { Move } from '../transfers/transfer-rules.js';
import { newTransfer, type TransferState } from '../transfers/transfer-state.js';
import { stepRules } from './step-rules.js';
import { rule, ruled } from './rules.vectors.js';

const START = '2026-03-01T12:00:00.000Z';
const rulesOf = (values: Parameters<typeof rule>[0]) => stepRules(ruled({ rules: [rule(values)] }));

it('puts each line into the step that it is about', () => {
  const steps = rulesOf({
    ...{ howToStart: 'Call the transfer desk.', papers: ['Application'], decisionDaysMin: 3 },
    ...{ decisionDaysMax: 5, approvalValidDays: 30, holderReleased: 'no' },
  });
  const texts = Object.entries(steps).map(([key, { lines }]) => [key, lines.map(({ text }) => text)]);
  expect(Object.fromEntries(texts)).toEqual({
    'ask-lessor': ['How to start: Call the transfer desk.'],
    apply: ['Papers: Application'],
    consent: ['Decision: 3 to 5 days', 'An approval is valid for: 30 days'],
  });
  expect(steps['consent']).toMatchObject({ usual: '3–5 days', dueDays: 7, validDays: 30 });
  expect(steps['apply']).not.toHaveProperty('dueDays');
});

it.each([
  [0, 3],
  [1, 3],
  [5, 7],
  [26, 28],
  [27, 28],
  [300, 28],
])('a decision within %i days is due after %i: at least 3, at most twice the usual time', (most, due) =>
  expect(rulesOf({ decisionDaysMax: most })['consent']?.dueDays).toBe(due),
);

it('the agreement knows for how long the buyer may cancel', () => {
  const cancelling = (cancelDays: number) =>
    stepRules(ruled({ type: 'timeshare', rules: [rule({ cancelDays }, 'state', 'North Carolina')] }));
  expect(cancelling(5)['agreement']).toMatchObject({ cancelDays: 5 });
  expect(cancelling(0)['agreement']).not.toHaveProperty('cancelDays');
});

it('every type has a step that asks and one that decides', () => {
  for (const type of CONTRACT_TYPES) {
    const keys = TRANSFER_STEPS[type].flatMap(({ rules }) => rules ?? []);
    expect(keys).toEqual(expect.arrayContaining(['howToStart', 'decisionDays']));
  }
});

describe('a transfer', () => {
  const does = (t: TransferState, by: Move['by'], action: Move['action'], said: Partial<Move> = {}) =>
    move(t, { action, by, ...said }, START);
  const deciding = (rules: ReturnType<typeof stepRules>): TransferState => {
    const begun = newTransfer('car-lease', {}, START, 72, 'standard', rules);
    const accepted = does(does(begun, 'holder', 'accept'), 'buyer', 'accept');
    return ['ask-lessor', 'apply'].reduce((t, key) => does(t, 'admin', 'complete-step', { key }), accepted);
  };
  const consentOf = (t: TransferState) => t.steps.find(({ key }) => key === 'consent');
  const approve = (t: TransferState, said: Partial<Move> = {}) =>
    consentOf(
      does(t, 'buyer', 'complete-step', { key: 'consent', doneOn: dayOf(START), from: 'Acme', ...said }),
    );

  it('is due when the company usually has decided', () => {
    expect(consentOf(deciding(rulesOf({ decisionDaysMax: 5 })))?.dueAt).toBe(addDays(START, 7));
    expect(consentOf(deciding({}))?.dueAt).toBe(addDays(START, 14));
  });

  it('knows how long the approval holds, unless the approval says it', () => {
    const t = deciding(rulesOf({ approvalValidDays: 30 }));
    expect(approve(t)?.validUntil).toBe('2026-03-31');
    expect(approve(t, { validUntil: '2026-03-20' })?.validUntil).toBe('2026-03-20');
    expect(approve(deciding({}))?.validUntil).toBeNull();
  });
});
