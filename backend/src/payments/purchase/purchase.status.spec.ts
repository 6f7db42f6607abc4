import { describe, expect, it } from '@jest/globals';
import {
  ALWAYS_HOLDING,
  COMPETING,
  LOOK_EVERY,
  MAY_HOLD,
  OPEN,
  PAID_UNFINISHED,
  SETTLED,
  TERMINAL,
  UNPAID_UNFINISHED,
} from './purchase.groups.js';
import { PURCHASE_LIFE, transitionOf } from './purchase.life.js';
import { PurchaseStatus as S } from './purchase.status.js';

const reachable = (from: S, seen = new Set<S>()): Set<S> => {
  for (const { to } of Object.values(PURCHASE_LIFE[from]) as { to: S }[])
    if (!seen.has(to)) reachable(to, seen.add(to));
  return seen;
};

describe("a purchase's life", () => {
  it('reaches every status from the first one', () => {
    expect(new Set([S.CREATED, ...reachable(S.CREATED)])).toEqual(new Set(Object.values(S)));
  });

  it('ends only in the terminal statuses', () => {
    expect(TERMINAL).toEqual([S.CLOSED, S.FAILED]);
  });

  it('leaves a release only through a refund, and a lost dispute also if the bank gives the fee back', () => {
    expect([...reachable(S.RELEASED)]).not.toContain(S.AUTHORISED);
    expect(Object.values(PURCHASE_LIFE[S.RELEASED])).toMatchObject([{ to: S.REFUNDING }]);
    expect(Object.values(PURCHASE_LIFE[S.CHARGED_BACK]).map(({ to }) => to)).toEqual([
      // the money of a transfer that goes on, or that ended with the fee kept
      S.CAPTURED,
      S.KEPT,
      S.REFUND_FAILED,
      S.REFUNDED,
    ]);
  });

  it('can be ended without the provider from every status that waits for the provider', () => {
    expect(UNPAID_UNFINISHED).toEqual([S.CREATED, S.AUTHORISED, S.CLAIMED, S.RELEASING]);
    expect(PAID_UNFINISHED).toEqual([S.CAPTURED, S.REFUNDING, S.REFUND_FAILED, S.DISPUTED]);
    const over = [S.KEPT, S.UNDECIDED, S.RELEASED, S.REFUNDED, S.CHARGED_BACK, ...TERMINAL];
    expect(new Set([...UNPAID_UNFINISHED, ...PAID_UNFINISHED, ...over])).toEqual(new Set(Object.values(S)));
  });

  it('never returns to an unpaid status after the payment', () => {
    for (const paid of [
      S.CAPTURED,
      S.REFUNDING,
      S.REFUNDED,
      S.DISPUTED,
      S.CHARGED_BACK,
      S.KEPT,
      S.UNDECIDED,
      S.CLOSED,
    ])
      for (const open of [...OPEN, S.RELEASING, S.RELEASED]) expect(reachable(paid)).not.toContain(open);
  });

  it('is captured only after a claim', () => {
    for (const from of Object.values(S))
      for (const { to } of Object.values(PURCHASE_LIFE[from]) as { to: S }[])
        if (to === S.CAPTURED) expect([S.CLAIMED, S.DISPUTED, S.CHARGED_BACK]).toContain(from);
  });

  it('allows only an admin and the end of a transfer to refund or keep the fee of a sale', () => {
    for (const actor of ['admin', 'transfer'] as const) {
      expect(transitionOf(S.CAPTURED, 'refund', actor)).toBe(S.REFUNDING);
      expect(transitionOf(S.CAPTURED, 'keep', actor)).toBe(S.KEPT);
    }
    for (const actor of ['buyer', 'webhook', 'sweeper'] as const)
      for (const action of ['refund', 'keep'] as const)
        expect(transitionOf(S.CAPTURED, action, actor)).toBeNull();
  });

  it('refunds a kept fee only by an admin', () => {
    expect(transitionOf(S.KEPT, 'refund', 'admin')).toBe(S.REFUNDING);
    expect(transitionOf(S.KEPT, 'refund', 'transfer')).toBeNull();
    expect(transitionOf(S.KEPT, 'noteRefunded', 'webhook')).toBe(S.REFUNDED);
    expect(transitionOf(S.KEPT, 'dispute', 'webhook')).toBe(S.DISPUTED);
  });

  it('leaves a fee undecided only by the end of a transfer, and lets an admin alone decide about it', () => {
    expect(transitionOf(S.CAPTURED, 'leaveUndecided', 'transfer')).toBe(S.UNDECIDED);
    expect(transitionOf(S.CAPTURED, 'leaveUndecided', 'admin')).toBeNull();
    for (const [action, to] of [
      ['refund', S.REFUNDING],
      ['keep', S.KEPT],
    ] as const) {
      expect(transitionOf(S.UNDECIDED, action, 'admin')).toBe(to);
      expect(transitionOf(S.UNDECIDED, action, 'transfer')).toBeNull();
    }
    expect(transitionOf(S.UNDECIDED, 'dispute', 'webhook')).toBe(S.DISPUTED);
  });

  it('is checked by the sweeper until the provider can change nothing more', () => {
    expect(SETTLED).toEqual([
      S.CAPTURED,
      S.RELEASED,
      S.REFUND_FAILED,
      S.CHARGED_BACK,
      S.KEPT,
      S.UNDECIDED,
      S.CLOSED,
      S.FAILED,
    ]);
    // a hold must be released, and a claim charged, before anything that waits for a person is looked at
    for (const status of UNPAID_UNFINISHED) expect(LOOK_EVERY[status]).not.toBeNull();
    expect(COMPETING).toEqual([S.CREATED, S.AUTHORISED, S.RELEASING]);
  });

  it('has no action that is not in the table', () => {
    expect(transitionOf(S.RELEASED, 'claim', 'buyer')).toBeNull();
    expect(transitionOf(S.CREATED, 'capture', 'webhook')).toBeNull();
  });

  it('holds the contract while the charge is made or under way', () => {
    expect(ALWAYS_HOLDING).toEqual([S.CLAIMED, S.CAPTURED]);
    // a payment that came too late can be disputed too, and never has the contract
    expect(MAY_HOLD).toEqual([S.REFUNDING, S.REFUND_FAILED, S.DISPUTED]);
  });
});
