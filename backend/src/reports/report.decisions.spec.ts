import { describe, expect, it } from '@jest/globals';
import { ContractStatus } from '../contracts/contract.status.js';
import { actOn, outcomeOfSilence, partiesOf, seenNews } from './report.decisions.js';

const { ACTIVE, PENDING, COMPLETED, CANCELLED } = ContractStatus;

describe('what an admin does about the target of a report', () => {
  it('hides what was reported', () => {
    expect(actOn('contract', 'hide', 'A scam')).toBe('hide-contract');
    expect(actOn('message', 'hide', 'A scam')).toBe('hide-message');
  });

  it('suspends the member, or takes the contract off the market, whatever was reported', () => {
    for (const target of ['contract', 'message', 'party'] as const) {
      expect(actOn(target, 'suspend', 'A scam')).toBe('suspend');
      expect(actOn(target, 'off-market', 'A scam')).toBe('off-market');
    }
  });

  it('cannot hide a member', () =>
    expect(() => actOn('party', 'hide', 'Did not come')).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    ));

  it('needs a reason of three characters, unless nothing is done', () => {
    expect(() => actOn('contract', 'hide', 'no')).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
    expect(actOn('contract', 'none', '')).toBeNull();
    expect(actOn('contract', null, '')).toBeNull();
  });
});

it('concerns both parties of a transfer, and of anything else only who is reported', () => {
  const report = { subjectId: 'sam', reporterId: 'bea' };
  expect(partiesOf({ ...report, targetType: 'party' })).toEqual(['sam', 'bea']);
  expect(partiesOf({ ...report, targetType: 'contract' })).toEqual(['sam']);
  expect(partiesOf({ ...report, targetType: 'message' })).toEqual(['sam']);
});

describe('a report that a contract is gone, once the time to answer is over', () => {
  const report = { createdAt: '2026-03-03T12:00:00.000Z' };
  const silent = { status: ACTIVE, listedAt: '2026-03-01T12:00:00.000Z', hasWritten: false };

  it('is upheld if the holder gave no sign of life', () =>
    expect(outcomeOfSilence(report, silent)).toBe('upheld'));

  it('is dismissed if the holder wrote a message, or put the contract back on the market, since', () => {
    expect(outcomeOfSilence(report, { ...silent, hasWritten: true })).toBe('dismissed');
    expect(outcomeOfSilence(report, { ...silent, listedAt: '2026-03-04T12:00:00.000Z' })).toBe('dismissed');
  });

  it.each([PENDING, COMPLETED, CANCELLED])('is dismissed if the contract is %s', (status) =>
    expect(outcomeOfSilence(report, { ...silent, status })).toBe('dismissed'),
  );
});

it('tells each reporter once that their report is closed, and neither what was decided nor by whom', () => {
  const report = { id: 'r1', reporterId: 'bea', contractId: 'c1' };
  const upheld = { ...report, state: 'upheld', action: 'suspend', resolution: 'A scam', resolvedBy: 'root' };
  const dismissed = { ...report, id: 'r2', reporterId: 'cem', state: 'dismissed', resolvedBy: null };
  const facts = { to: 'buyer', by: 'admin' };
  expect(seenNews([upheld, dismissed])).toEqual([
    { userId: 'bea', contractId: 'c1', event: 'report-seen', once: 'r1', facts },
    { userId: 'cem', contractId: 'c1', event: 'report-seen', once: 'r2', facts },
  ]);
});
