import { describe, expect, it } from '@jest/globals';
import { addDays, dayOf } from '../days.js';
import { asChain } from './transfer-chain.fixture.js';
import { isDocumented } from './repeated-refunds.js';
import { TRANSFER_STATUSES, type Party, type TransferActor } from './transfer-life.js';
import { move, NotAllowed, outcomeOf } from './transfer-moves.js';
import { allowedActions, type Move } from './transfer-rules.js';
import { currentStep, isAccepted, newTransfer, type TransferState } from './transfer-state.js';
import type { ContractType } from '../types/words.js';

const START = '2026-03-01T12:00:00.000Z';
const at = (days: number) => addDays(START, days);
const CONSENT = { doneOn: '2026-03-01', from: 'Ms. Reed, Acme Leasing' };
const begin = (type: ContractType = 'loan', facts = {}) => asChain(newTransfer(type, facts, START, 72));

type Said = Omit<Partial<Move>, 'action' | 'by'>;
const does = (t: TransferState, by: TransferActor, action: Move['action'], said: Said = {}, now = START) =>
  move(t, { action, by, ...said }, now);
const accepted = (type?: ContractType, facts = {}) =>
  does(does(begin(type, facts), 'holder', 'accept'), 'buyer', 'accept');
/** Closes steps in the ordinary way until the step with this key is the current one. */
function until(key: string, t: TransferState = accepted(), now = START): TransferState {
  let moved = t;
  while (currentStep(moved)?.key !== key) moved = closeOne(moved, now);
  return moved;
}
function closeOne(t: TransferState, now = START): TransferState {
  const by: Party = allowedActions(t, 'holder', now).includes('complete-step') ? 'holder' : 'buyer';
  const said = does(t, by, 'complete-step', CONSENT, now);
  const other = by === 'holder' ? 'buyer' : 'holder';
  return allowedActions(said, other, now).includes('confirm-step')
    ? does(said, other, 'confirm-step', {}, now)
    : said;
}
const refused = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof NotAllowed) return error.message;
    throw error;
  }
  return 'allowed';
};

describe('accepting', () => {
  it('needs both, once each', () => {
    const once = does(begin(), 'buyer', 'accept');
    expect(once.status).toBe('proposed');
    expect(isAccepted(once)).toBe(false);
    expect(refused(() => does(once, 'buyer', 'accept'))).toBe('You have already accepted.');
    const both = does(once, 'holder', 'accept');
    expect(both.status).toBe('in-progress');
    expect(isAccepted(both)).toBe(true);
    expect(currentStep(both)?.key).toBe('ask-lender');
    expect(currentStep(both)?.dueAt).toBe(at(10));
  });

  it('offers each party their own way out before both have accepted', () => {
    expect(allowedActions(begin(), 'holder', START)).toEqual(['accept', 'decline']);
    expect(allowedActions(begin(), 'buyer', START)).toEqual(['accept', 'withdraw']);
  });

  it('cannot be done by an admin, because contacts follow from it', () => {
    expect(refused(() => does(begin(), 'admin', 'complete-step'))).not.toBe('allowed');
  });
});

describe('steps', () => {
  it.each(['car-lease', 'apartment', 'mortgage', 'timeshare', 'loan'] as const)(
    'lead %s to completed',
    (type) => {
      let t = accepted(type);
      while (t.status === 'in-progress') t = closeOne(t);
      expect(t.status).toBe('completed');
      expect(new Set(t.steps.map(({ status }) => status))).toEqual(new Set(['done']));
    },
  );

  it('are done by the party who acts, and reopened by the other within five days', () => {
    const t = accepted();
    expect(refused(() => does(t, 'buyer', 'complete-step'))).toBe('The other person has to do this step.');
    const done = does(t, 'holder', 'complete-step', { key: 'ask-lender', note: 'Fee $595' });
    expect(currentStep(done)?.key).toBe('apply');
    expect(refused(() => does(done, 'holder', 'reopen-step', { note: 'x' }))).not.toBe('allowed');
    expect(refused(() => does(done, 'buyer', 'reopen-step'))).toBe('Say what is missing.');
    expect(refused(() => does(done, 'buyer', 'reopen-step', { note: 'x' }, at(6)))).toMatch(/within 5 days/);
    const reopened = does(
      done,
      'buyer',
      'reopen-step',
      { key: 'ask-lender', note: 'The fee is higher' },
      at(2),
    );
    expect(reopened.steps.map(({ status }) => status).slice(0, 3)).toEqual(['done', 'current', 'waiting']);
    expect(currentStep(reopened)).toMatchObject({ doneOn: null, note: 'The fee is higher', dueAt: at(12) });
  });

  it('for both need both', () => {
    const t = until('inspect');
    const once = does(t, 'buyer', 'complete-step', { doneOn: '2026-02-27' });
    expect(refused(() => does(once, 'buyer', 'confirm-step'))).not.toBe('allowed');
    expect(refused(() => does(once, 'buyer', 'complete-step'))).not.toBe('allowed');
    expect(refused(() => does(t, 'buyer', 'confirm-step'))).not.toBe('allowed');
    const both = does(once, 'holder', 'confirm-step');
    expect(both.steps.find(({ key }) => key === 'inspect')).toMatchObject({
      status: 'done',
      doneOn: '2026-02-27',
    });
  });

  it.each([
    [{ doneOn: '2026-03-01' }, 'Record the date'],
    [{ from: 'Acme' }, 'Record the date'],
    [{ doneOn: '2026-03-01', from: ' ' }, 'Record the date'],
    [{ doneOn: '2026-03-05', from: 'Acme' }, 'in the future'],
    [{ doneOn: '2026-02-30', from: 'Acme' }, 'YYYY-MM-DD'],
    [{ doneOn: '2024-02-01', from: 'Acme' }, 'more than a year'],
  ])('written consent with %j is refused', (said, words) => {
    for (const by of ['holder', 'buyer', 'admin'] as const)
      expect(refused(() => does(until('consent'), by, 'complete-step', said))).toContain(words);
  });

  it('with written consent are skipped by no one', () => {
    for (const by of ['holder', 'buyer', 'admin'] as const)
      expect(refused(() => does(until('consent'), by, 'skip-step'))).toMatch(/cannot be skipped/);
    expect(refused(() => does(until('consent'), 'admin', 'complete'))).toMatch(
      /consent has not been recorded/,
    );
    const boat = until('consent', accepted('loan', { securedBy: 'vessel' }));
    expect(refused(() => does(boat, 'holder', 'skip-step'))).toBe('This step cannot be skipped.');
    expect(currentStep(does(boat, 'admin', 'skip-step'))?.key).toBe('inspect');
  });

  it('are skipped by both, by an admin, or alone where they are optional', () => {
    const t = until('inspect');
    const asked = does(t, 'buyer', 'skip-step', { note: 'Seen before' });
    expect(currentStep(asked)?.key).toBe('inspect');
    expect(refused(() => does(asked, 'buyer', 'skip-step'))).toMatch(/has to agree/);
    expect(currentStep(does(asked, 'holder', 'skip-step'))?.key).toBe('sign');
    expect(currentStep(does(t, 'admin', 'skip-step'))?.key).toBe('sign');
    const release = until('release', accepted('mortgage'));
    expect(currentStep(does(release, 'buyer', 'skip-step'))?.key).toBe('release');
    expect(currentStep(does(release, 'holder', 'skip-step'))?.key).toBe('confirmed');
    expect(refused(() => does(until('confirmed'), 'holder', 'skip-step'))).toBe(
      'This step cannot be skipped.',
    );
  });

  it('take a later day up to twice their time, and beyond that with the other party', () => {
    const t = accepted();
    const longest = dayOf(at(14));
    expect(refused(() => does(t, 'holder', 'expect-step', { day: dayOf(START) }))).toBe(
      'Name a day after today, within a year.',
    );
    // a pause moves the day, and no calendar has a day after 9999-12-31
    expect(refused(() => does(t, 'holder', 'expect-step', { day: '9999-12-31' }))).toMatch(/within a year/);
    expect(refused(() => does(t, 'buyer', 'expect-step', { day: longest }))).not.toBe('allowed');
    expect(currentStep(does(t, 'holder', 'expect-step', { day: longest }))?.expectedOn).toBe(longest);
    const later = dayOf(at(30));
    const asked = does(t, 'holder', 'expect-step', { day: later });
    expect(currentStep(asked)).toMatchObject({ expectedOn: null, proposedOn: later, proposedBy: 'holder' });
    expect(currentStep(does(asked, 'buyer', 'expect-step', { day: later }))).toMatchObject({
      expectedOn: later,
      proposedOn: null,
    });
  });

  it('must be the current one', () => {
    expect(refused(() => does(accepted(), 'holder', 'complete-step', { key: 'handover' }))).toBe(
      'This is not the current step.',
    );
  });
});

describe('the day of the keys', () => {
  const due = (facts: Record<string, string>) => {
    const keys = until('keys', accepted('apartment', facts));
    return currentStep(keys)?.dueAt;
  };

  it('is a week after the stated move-in day, and two weeks from now at the least', () => {
    expect(due({ availableFrom: '2026-06-01' })).toBe('2026-06-09T00:00:00.000Z');
    expect(due({ availableFrom: '2026-03-02' })).toBe(at(14));
    expect(due({ availableFrom: 'soon' })).toBe(at(14));
    expect(due({})).toBe(at(14));
  });
});

describe('endings', () => {
  const refusal = (reason: 'not-approved' | 'not-transferable', by: Party = 'buyer') =>
    does(until('consent'), by, 'record-refusal', { reason, note: 'Credit score' });

  it.each([
    ['holder-declined', () => does(begin(), 'holder', 'decline'), 'refund', null],
    ['buyer-withdrew-early', () => does(begin(), 'buyer', 'withdraw'), 'refund', null],
    ['holder-withdrew', () => does(accepted(), 'holder', 'withdraw'), 'refund', 'withdrawn'],
    ['buyer-withdrew', () => does(accepted(), 'buyer', 'withdraw'), 'keep', null],
    [
      'not-approved',
      () => does(refusal('not-approved'), 'holder', 'answer-refusal', { agree: true }),
      'refund',
      null,
    ],
    [
      'not-transferable',
      () => does(refusal('not-transferable', 'holder'), 'clock', 'agree-silently', {}, at(5)),
      'refund',
      'not-transferable',
    ],
    [
      'not-transferable',
      () => does(refusal('not-transferable'), 'holder', 'answer-refusal', { agree: true }),
      'refund',
      'not-transferable',
    ],
    // the holder has not said it, and can relist
    [
      'refusal-unanswered',
      () => does(refusal('not-transferable'), 'clock', 'agree-silently', {}, at(5)),
      'refund',
      'holder-silent',
    ],
    [
      'not-approved',
      () => does(refusal('not-approved'), 'clock', 'agree-silently', {}, at(5)),
      'refund',
      null,
    ],
    ['charged-back', () => does(accepted(), 'provider', 'charge-back'), 'none', null],
  ] as const)('%s', (reason, act, fee, offMarketReason) => {
    const ended = act();
    expect(ended).toMatchObject({ status: 'cancelled', endReason: reason, feeOutcome: fee });
    expect(outcomeOf(ended, { action: 'withdraw', by: 'buyer' })).toEqual({
      fee,
      takeOffMarket: offMarketReason !== null,
      offMarketReason,
    });
  });

  it('by an admin name the fee and the contract', () => {
    const cancel = { action: 'cancel', by: 'admin', fee: 'keep', takeOffMarket: true } as const;
    expect(refused(() => does(accepted(), 'admin', 'cancel'))).toMatch(/refunded or kept/);
    const ended = move(accepted(), cancel, START);
    expect(ended).toMatchObject({ endReason: 'admin-cancelled', feeOutcome: 'keep' });
    expect(outcomeOf(ended, cancel)).toEqual({
      fee: 'keep',
      takeOffMarket: true,
      offMarketReason: null,
    });
  });

  it.each<[how: string, (t: TransferState) => TransferState, reason: string]>([
    ['the buyer withdraws', (t) => does(t, 'buyer', 'withdraw'), 'buyer-withdrew'],
    [
      'the buyer is late',
      (t) => {
        const late = does(until('title', t), 'clock', 'stall', {}, at(60));
        return does(late, 'holder', 'end-stalled', {}, at(60));
      },
      'buyer-stalled',
    ],
    ['an admin would keep it', (t) => does(t, 'admin', 'cancel', { fee: 'keep' }), 'admin-cancelled'],
    [
      'an admin would keep it later',
      (t) => {
        const ended = does(t, 'admin', 'cancel', { fee: 'undecided', endReason: 'status-changed' });
        return does(ended, 'admin', 'decide-fee', { fee: 'keep' });
      },
      'status-changed',
    ],
  ])('give the fee back under its rule although %s', (_how, act, endReason) => {
    expect(act(accepted())).toMatchObject({ endReason, feeOutcome: 'keep' });
    expect(act({ ...accepted(), feeRule: 'always-refund' })).toMatchObject({
      endReason,
      feeOutcome: 'refund',
    });
  });

  it('leave an open fee to an admin', () => {
    const ended = does(accepted(), 'admin', 'cancel', { fee: 'undecided', endReason: 'status-changed' });
    expect(outcomeOf(ended, { action: 'cancel', by: 'admin' })).toEqual({
      fee: 'undecided',
      takeOffMarket: null,
      offMarketReason: null,
    });
    const decided = does(ended, 'admin', 'decide-fee', { fee: 'keep' });
    expect(decided.feeOutcome).toBe('keep');
    expect(refused(() => does(decided, 'admin', 'decide-fee', { fee: 'refund' }))).toMatch(
      /already been decided/,
    );
  });

  it('wait for an admin after an objection, and resume without the refusal', () => {
    const t = refusal('not-approved');
    expect(refused(() => does(t, 'buyer', 'answer-refusal', { agree: true }))).not.toBe('allowed');
    expect(refused(() => does(t, 'buyer', 'withdraw'))).toMatch(/has to be answered first/);
    expect(refused(() => does(t, 'holder', 'answer-refusal', { agree: false }))).toBe(
      'Say why you do not agree.',
    );
    const paused = does(t, 'holder', 'answer-refusal', { agree: false, note: 'They said yes to me' });
    expect(paused).toMatchObject({ status: 'in-progress', pauseReasons: ['objection'] });
    expect(allowedActions(paused, 'buyer', START)).toEqual([]);
    const resumed = does(paused, 'admin', 'resume', {}, at(3));
    expect(currentStep(resumed)).toMatchObject({ refusal: null, dueAt: at(24) });
  });

  it('pause for other terms, before the parties bind themselves', () => {
    const paused = does(until('inspect'), 'buyer', 'record-refusal', { reason: 'terms-differ' });
    expect(paused.pauseReasons).toEqual(['terms-differ']);
    expect(does(paused, 'admin', 'cancel', { fee: 'refund' })).toMatchObject({ endReason: 'terms-differ' });
    for (const [key, by] of [
      ['inspect', 'holder'],
      ['title', 'buyer'],
    ] as const)
      expect(refused(() => does(until(key), by, 'record-refusal', { reason: 'terms-differ' }))).not.toBe(
        'allowed',
      );
  });

  it('after a charge-back wait for an admin once the papers are signed', () => {
    expect(does(until('title'), 'provider', 'charge-back')).toMatchObject({
      status: 'in-progress',
      pauseReasons: ['charge-back'],
    });
  });

  it.each([
    [{ saidBy: 'Ms. Reed, Acme Leasing', saidOn: '2026-02-27' }, true],
    [{ saidBy: 'Ms. Reed, Acme Leasing' }, false],
    [{ saidOn: '2026-02-27' }, false],
  ])('know whether the refusal named who refused and when: %j', (said, documented) => {
    const refused_ = does(until('consent'), 'buyer', 'record-refusal', { reason: 'not-approved', ...said });
    expect(isDocumented(does(refused_, 'holder', 'answer-refusal', { agree: true }))).toBe(documented);
    const tomorrow = { reason: 'not-approved', saidBy: 'Acme', saidOn: dayOf(at(3)) } as const;
    expect(refused(() => does(until('consent'), 'buyer', 'record-refusal', tomorrow))).toMatch(
      /in the future/,
    );
  });

  it('have no actions for the parties', () => {
    const ended = does(accepted(), 'buyer', 'withdraw');
    for (const role of ['holder', 'buyer', 'admin'] as const)
      expect(allowedActions(ended, role, START)).toEqual([]);
    expect(TRANSFER_STATUSES).toContain(ended.status);
  });
});
