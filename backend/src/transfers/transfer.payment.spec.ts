import { describe, expect, it } from '@jest/globals';
import { move } from '@handover/domain/transfers/transfer-moves';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import { newTransfer } from '@handover/domain/transfers/transfer-state';
import { PurchaseStatus as S } from '../payments/purchase/purchase.status.js';
import { feeOutcomeAfter, moveAfter, settlementOf } from './transfer.payment.js';

const NOW = '2026-03-01T12:00:00.000Z';
const proposed = newTransfer('car-lease', {}, NOW, 72);
const does = (t: typeof proposed, asked: Move) => move(t, asked, NOW);
const accepted = does(does(proposed, { action: 'accept', by: 'holder' }), { action: 'accept', by: 'buyer' });
const chargedBack = does(accepted, { action: 'pause', by: 'provider', pauseReason: 'charge-back' });
const disputed = does(accepted, { action: 'pause', by: 'provider', pauseReason: 'dispute' });

describe('a change of the purchase while the transfer is open', () => {
  it.each([S.REFUNDING, S.REFUNDED])('ends the transfer as refunded: %s', (status) => {
    expect(moveAfter(accepted, S.CAPTURED, status)).toEqual({
      action: 'cancel',
      by: 'provider',
      fee: 'refund',
      endReason: 'refunded',
    });
  });

  it('ends the transfer of a test sale that was closed, without a fee', () => {
    expect(moveAfter(accepted, S.CAPTURED, S.CLOSED)).toMatchObject({
      action: 'cancel',
      fee: 'none',
      endReason: 'test-closed',
    });
  });

  it('is a charge-back, during a dispute as well', () => {
    expect(moveAfter(accepted, S.CAPTURED, S.CHARGED_BACK)).toMatchObject({ action: 'charge-back' });
    expect(moveAfter(disputed, S.DISPUTED, S.CHARGED_BACK)).toMatchObject({ action: 'charge-back' });
  });

  it('pauses the transfer once for a dispute, and resumes it after the dispute', () => {
    expect(moveAfter(accepted, S.CAPTURED, S.DISPUTED)).toEqual({
      action: 'pause',
      by: 'provider',
      pauseReason: 'dispute',
    });
    expect(moveAfter(disputed, S.CAPTURED, S.DISPUTED)).toBeNull();
    expect(moveAfter(disputed, S.DISPUTED, S.CAPTURED)).toEqual({ action: 'resume', by: 'provider' });
    expect(moveAfter(accepted, S.DISPUTED, S.CAPTURED)).toBeNull();
  });

  it('resumes the transfer if the bank gives back the fee that it had taken, unless an admin has resumed it', () => {
    expect(moveAfter(chargedBack, S.CHARGED_BACK, S.CAPTURED)).toEqual({ action: 'resume', by: 'provider' });
    expect(moveAfter(accepted, S.CHARGED_BACK, S.CAPTURED)).toBeNull();
    expect(moveAfter(chargedBack, S.CHARGED_BACK, S.REFUND_FAILED)).toBeNull();
  });

  it('is a move that the rules of transfers allow', () => {
    const changes: [typeof proposed, S, S][] = [
      [proposed, S.CAPTURED, S.REFUNDING],
      [accepted, S.CAPTURED, S.CLOSED],
      [accepted, S.CAPTURED, S.CHARGED_BACK],
      [accepted, S.CAPTURED, S.DISPUTED],
      [disputed, S.DISPUTED, S.CAPTURED],
      [chargedBack, S.CHARGED_BACK, S.CAPTURED],
    ];
    for (const [transfer, from, to] of changes)
      expect(() => does(transfer, moveAfter(transfer, from, to) as Move)).not.toThrow();
  });

  it('moves no transfer that is over', () => {
    const over = does(accepted, { action: 'withdraw', by: 'buyer' });
    for (const status of [S.REFUNDED, S.CLOSED, S.CHARGED_BACK, S.DISPUTED])
      expect(moveAfter(over, S.CAPTURED, status)).toBeNull();
  });
});

describe('the fee outcome of a transfer that has ended', () => {
  const refundedAt = NOW;

  it.each([
    { status: S.REFUNDING, outcome: 'refund' },
    { status: S.REFUNDED, outcome: 'refund' },
    { status: S.CLOSED, outcome: 'none' },
    { status: S.CHARGED_BACK, outcome: 'none' },
    { status: S.KEPT, outcome: null },
    { status: S.DISPUTED, outcome: null },
    { status: S.REFUND_FAILED, outcome: null },
  ])('after $status is $outcome', ({ status, outcome }) => {
    expect(feeOutcomeAfter({ refundedAt: null }, { status })).toBe(outcome);
  });

  it('stays a refund that the buyer has received if their bank takes the fee as well', () => {
    expect(feeOutcomeAfter({ refundedAt }, { status: S.CHARGED_BACK })).toBeNull();
  });
});

describe('the settlement of a move', () => {
  const after = (t: typeof proposed, asked: Move) => settlementOf(does(t, asked), asked);

  it('is none while the transfer goes on', () => {
    expect(after(proposed, { action: 'accept', by: 'holder' })).toBeNull();
    expect(after(accepted, { action: 'pause', by: 'admin', note: 'Please wait' })).toBeNull();
  });

  it('refunds the fee and lists the contract again if the buyer withdraws early', () => {
    expect(after(proposed, { action: 'withdraw', by: 'buyer', note: 'Not for me' })).toEqual({
      kind: 'end',
      ending: { fee: 'refund', takeOffMarket: false, offMarketReason: null, reason: null },
    });
  });

  it('keeps the fee if the buyer withdraws later', () => {
    expect(after(accepted, { action: 'withdraw', by: 'buyer' })).toMatchObject({
      ending: { fee: 'keep', takeOffMarket: false },
    });
  });

  it('takes the contract of a holder who withdraws off the market', () => {
    expect(after(accepted, { action: 'withdraw', by: 'holder' })).toMatchObject({
      ending: { fee: 'refund', takeOffMarket: true, offMarketReason: 'withdrawn' },
    });
  });

  it('passes on the reason of an admin, and their choice for the contract', () => {
    const asked = {
      action: 'cancel',
      by: 'admin',
      note: 'Both agreed',
      fee: 'keep',
      takeOffMarket: true,
    } as const;
    expect(after(accepted, asked)).toEqual({
      kind: 'end',
      ending: { fee: 'keep', takeOffMarket: true, offMarketReason: null, reason: 'Both agreed' },
    });
  });

  it('gives back the contract, and moves no fee, after a charge-back', () => {
    expect(after(accepted, { action: 'charge-back', by: 'provider' })).toEqual({
      kind: 'free',
      choice: { takeOffMarket: false, offMarketReason: null },
    });
  });

  it('leaves fee and contract alone after an admin set the status of the contract', () => {
    const asked = {
      action: 'cancel',
      by: 'admin',
      fee: 'undecided',
      endReason: 'status-changed',
    } as const;
    expect(after(accepted, asked)).toBeNull();
  });

  it('decides a fee that was left open, and leaves the contract where it is', () => {
    const ended = does(accepted, {
      action: 'cancel',
      by: 'admin',
      fee: 'undecided',
      endReason: 'status-changed',
    });
    expect(after(ended, { action: 'decide-fee', by: 'admin', fee: 'keep', note: 'Paid in full' })).toEqual({
      kind: 'end',
      ending: { fee: 'keep', takeOffMarket: false, offMarketReason: null, reason: 'Paid in full' },
    });
  });
});
