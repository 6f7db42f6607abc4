import { expect, it } from '@jest/globals';
import type { Role } from '@handover/domain/roles';
import { move } from '@handover/domain/transfers/transfer-moves';
import type { PauseReason } from '@handover/domain/transfers/transfer-pauses';
import { allowedActions, allowedOnStep } from '@handover/domain/transfers/transfer-rules';
import { newTransfer } from '@handover/domain/transfers/transfer-state';
import { staffActions, staffStepActions } from './staff-actions.js';

const NOW = '2026-03-01T12:00:00.000Z';
const open = newTransfer('car-lease', {}, NOW, 72);
const paused = (pauseReason: PauseReason) => move(open, { action: 'pause', by: 'clock', pauseReason }, NOW);
const ended = move(open, { action: 'cancel', by: 'admin', fee: 'undecided' }, NOW);
const actions = (t: typeof open, ...roles: Role[]) => staffActions(roles, t, NOW);

it('lets an admin do all that the state permits, and support nothing', () => {
  for (const t of [open, paused('report'), ended]) {
    expect(actions(t, 'admin')).toEqual(allowedActions(t, 'admin', NOW));
    expect(actions(t, 'support')).toEqual([]);
  }
});

it('lets finance decide about the fee, during and after the transfer', () => {
  expect(actions(open, 'finance')).toEqual(['cancel']);
  expect(actions(ended, 'finance')).toEqual(['decide-fee']);
});

it('lets a moderator resume what a report has paused, and nothing else', () => {
  expect(actions(paused('report'), 'moderator')).toEqual(['resume']);
  expect(actions(paused('objection'), 'moderator')).toEqual([]);
  expect(actions(open, 'moderator')).toEqual([]);
  expect(actions(ended, 'moderator')).toEqual([]);
});

it('adds up for several roles', () =>
  expect(actions(paused('report'), 'moderator', 'finance')).toEqual(['resume', 'cancel']));

it('leaves steps to admins', () => {
  const accepted = ['holder', 'buyer'].reduce(
    (t, by) => move(t, { action: 'accept', by: by as 'holder' }, NOW),
    open,
  );
  const ofAdmin = staffStepActions(['admin'], accepted, 'ask-lessor', NOW);
  expect(ofAdmin).toEqual(allowedOnStep(accepted, 'ask-lessor', 'admin', NOW));
  expect(ofAdmin).toEqual(['extend-step', 'complete-step', 'skip-step']);
  expect(staffStepActions(['moderator', 'finance', 'support'], accepted, 'ask-lessor', NOW)).toEqual([]);
});
