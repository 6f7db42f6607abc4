import { describe, expect, it } from '@jest/globals';
import { addDays } from '../days.js';
import { asChain } from './transfer-chain.fixture.js';
import type { Party, TransferActor } from './transfer-life.js';
import { move, NotAllowed } from './transfer-moves.js';
import { PAUSE_REASONS, type PauseReason } from './transfer-pauses.js';
import { allowedActions, type Move } from './transfer-rules.js';
import { currentStep, newTransfer, type TransferState } from './transfer-state.js';

const START = '2026-03-01T12:00:00.000Z';
const at = (days: number) => addDays(START, days);
const does = (
  t: TransferState,
  by: TransferActor,
  action: Move['action'],
  said: Partial<Move> = {},
  now = START,
) => move(t, { action, by, ...said }, now);
const proposed = asChain(newTransfer('loan', {}, START, 72));
const accepted = does(does(proposed, 'holder', 'accept'), 'buyer', 'accept');
const begins = (reason: PauseReason): TransferActor => (reason === 'admin' ? 'admin' : 'clock');
const paused = (t: TransferState, reasons: readonly PauseReason[], now = START) =>
  reasons.reduce(
    (before, pauseReason) => does(before, begins(pauseReason), 'pause', { pauseReason }, now),
    t,
  );

describe('a transfer with several reasons to wait', () => {
  it('goes on when the last of them is settled, with the deadlines moved by the whole time', () => {
    const twice = paused(paused(accepted, ['dispute']), ['suspension'], at(2));
    expect(twice).toMatchObject({ pausedAt: START, pauseReasons: ['dispute', 'suspension'] });
    const once = does(twice, 'provider', 'resume', {}, at(3));
    expect(once).toMatchObject({ pausedAt: START, pauseReasons: ['suspension'] });
    expect(allowedActions(once, 'holder', at(3))).toEqual([]);
    const running = does(once, 'clock', 'resume', {}, at(5));
    expect(running).toMatchObject({ pausedAt: null, pauseReasons: [] });
    expect(currentStep(running)?.dueAt).toBe(at(15));
  });

  it('lets each actor settle their own reasons alone', () => {
    const all = paused(accepted, PAUSE_REASONS);
    expect(does(all, 'provider', 'resume').pauseReasons).toEqual(
      PAUSE_REASONS.filter((one) => one !== 'dispute' && one !== 'charge-back'),
    );
    expect(does(all, 'clock', 'resume').pauseReasons).toEqual(
      PAUSE_REASONS.filter((one) => one !== 'suspension'),
    );
    expect(does(all, 'admin', 'resume').pauseReasons).toEqual(['dispute', 'suspension']);
    const reported = does(all, 'admin', 'resume', { pauseReason: 'report' });
    expect(reported.pauseReasons).toEqual(PAUSE_REASONS.filter((one) => one !== 'report'));
    for (const reason of ['dispute', 'suspension'] as const) {
      const one = paused(accepted, [reason]);
      expect(() => does(one, 'admin', 'resume')).toThrow(NotAllowed);
      expect(() => does(all, 'admin', 'resume', { pauseReason: reason })).toThrow(NotAllowed);
      expect(allowedActions(one, 'admin', START)).not.toContain('resume');
    }
  });

  it('has each reason once', () => {
    const once = paused(accepted, ['admin']);
    expect(() => does(once, 'admin', 'pause')).toThrow('already paused');
    expect(allowedActions(once, 'admin', START)).not.toContain('pause');
    expect(allowedActions(paused(accepted, ['report']), 'admin', START)).toContain('pause');
    expect(() => paused(paused(accepted, ['report']), ['report'])).toThrow(NotAllowed);
  });

  it('forgets a refusal when an admin has settled it, also if the bank still disputes the fee', () => {
    const refused = does(accepted, 'buyer', 'record-refusal', { reason: 'terms-differ' });
    const disputed = paused(refused, ['dispute']);
    const settled = does(disputed, 'admin', 'resume', {}, at(1));
    expect(settled.pauseReasons).toEqual(['dispute']);
    expect(currentStep(settled)?.refusal).toBeNull();
    expect(currentStep(does(disputed, 'provider', 'resume'))?.refusal).not.toBeNull();
  });

  it('waits for an admin instead of the bank after a charge-back', () => {
    let t = accepted;
    for (const key of ['ask-lender', 'apply', 'consent', 'inspect'])
      t = does(t, 'admin', 'complete-step', { key, doneOn: '2026-03-01', from: 'Acme' });
    const taken = does(paused(t, ['objection', 'dispute']), 'provider', 'charge-back', {}, at(1));
    expect(taken).toMatchObject({ pausedAt: START, pauseReasons: ['objection', 'charge-back'] });
  });
});

describe('a pause holds no one in a transfer', () => {
  it.each(PAUSE_REASONS)('%s: before both have accepted, either may leave', (reason) => {
    const once = does(proposed, 'holder', 'accept');
    for (const t of [paused(proposed, [reason]), paused(once, [reason])]) {
      expect(allowedActions(t, 'holder', START)).toEqual(['decline']);
      expect(allowedActions(t, 'buyer', START)).toEqual(['withdraw']);
    }
  });

  it.each<[PauseReason, boolean]>([
    ['admin', false],
    ['dispute', false],
    ['suspension', false],
    ['objection', false],
    ['terms-differ', true],
    ['report', true],
    ['charge-back', true],
  ])('%s: both may withdraw after the acceptance: %s', (reason, may) => {
    for (const party of ['holder', 'buyer'] as Party[])
      expect(allowedActions(paused(accepted, [reason]), party, START)).toEqual(may ? ['withdraw'] : []);
  });

  it('unless another reason keeps them', () => {
    expect(allowedActions(paused(accepted, ['report', 'dispute']), 'holder', START)).toEqual([]);
  });

  it('not even with a refusal that cannot be answered meanwhile', () => {
    const refused = does(accepted, 'buyer', 'record-refusal', { reason: 'not-transferable' });
    expect(allowedActions(paused(refused, ['report']), 'holder', START)).toEqual(['withdraw']);
  });
});
