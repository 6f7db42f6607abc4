import { describe, expect, it } from '@jest/globals';
import { BUYERS_FEE_RULE, TRANSFER_FEE_RULE } from '../fee-promise.js';
import { REFUSALS } from './step-template.js';
import { END_REASONS, ENDINGS, EARLY_WITHDRAWALS, mayPayAgain } from './transfer-endings.js';
import { OPEN_STATUSES, ruleOf, TRANSFER_LIFE, TRANSFER_STATUSES } from './transfer-life.js';
import { isBeforeCommitment, isBound, neededBy, plannedSteps } from './transfer-steps.js';
import { TRANSFER_STEPS } from '../types/steps.js';
import type { ContractType } from '../types/words.js';

const TYPES = Object.keys(TRANSFER_STEPS) as ContractType[];
const keysOf = (type: ContractType, facts = {}) => plannedSteps(type, facts).map(({ key }) => key);

describe('the steps of each type', () => {
  it.each([
    ['car-lease', 'accept ask-lessor inspect apply consent sign insure handover confirmed'],
    ['apartment', 'accept ask-landlord viewing apply consent sign deposit keys'],
    ['mortgage', 'accept package agreement gap apply decision title closing release confirmed'],
    [
      'timeshare',
      'accept estoppel agreement closing-company rofr deed price recorded resort-transfer confirmed',
    ],
    ['loan', 'accept ask-lender apply consent inspect sign price title confirmed'],
  ] as const)('%s: %s', (type, keys) => {
    expect(keysOf(type).join(' ')).toBe(keys);
  });

  it.each([
    ['mortgage', { askingPrice: 200_000_00, balance: 200_000_00 }, ['gap']],
    ['mortgage', { askingPrice: 175_000_00, balance: 180_000_00 }, ['gap']],
    ['mortgage', { askingPrice: 200_000_01, balance: 200_000_00 }, []],
    ['mortgage', { askingPrice: 0 }, []],
    ['timeshare', { interest: 'right-to-use' }, ['closing-company', 'recorded']],
    ['timeshare', { rofr: 'no' }, ['rofr']],
    ['loan', { securedBy: 'nothing' }, ['inspect', 'title']],
    ['loan', { securedBy: 'vehicle' }, []],
    ['loan', { askingCash: 0 }, ['price']],
    ['loan', { askingCash: 1 }, []],
  ] as const)('%s with %j leaves out %j', (type, facts, left) => {
    expect(keysOf(type).filter((key) => !keysOf(type, facts).includes(key))).toEqual(left);
  });

  it.each(['right-to-use', 'deeded'])(
    'say when the price of a timeshare (%s) is paid, if there is one',
    (interest) => {
      expect(keysOf('timeshare', { interest })).toContain('price');
      expect(keysOf('timeshare', { interest, askingPrice: 0 })).not.toContain('price');
    },
  );

  it('ask the roommates first, if others signed the lease', () => {
    const shared = keysOf('apartment', { coTenants: 'yes' });
    expect(shared.slice(0, 3)).toEqual(['accept', 'roommates', 'ask-landlord']);
    expect(neededBy('apartment', { coTenants: 'yes' }, 'ask-landlord')).toEqual(['roommates']);
    expect(neededBy('apartment', { coTenants: 'no' }, 'ask-landlord')).toEqual(['accept']);
    expect(keysOf('apartment', { coTenants: 'no' })).toEqual(keysOf('apartment'));
  });

  it.each(TYPES)('%s: texts, due days, and a last step that both confirm', (type) => {
    const steps = TRANSFER_STEPS[type];
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
    expect(steps.at(-1)?.closes).toBe('both');
    expect(steps.filter(({ commits }) => commits)).toHaveLength(1);
    for (const { key, title, todo, ready, whatIf, dueDays, actor, closes } of steps) {
      expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title.length).toBeLessThan(60);
      expect(todo.length).toBeLessThan(330);
      expect(Math.min(ready.length, whatIf.length)).toBeGreaterThan(0);
      expect(dueDays).toBeGreaterThan(2);
      expect(closes === 'either').toBe(actor === 'third-party');
      if (actor === 'both') expect(closes).toBe('both');
    }
  });

  it('binds written consent before a vehicle changes hands, unless another fact is stated', () => {
    const bound = (type: ContractType, facts = {}) =>
      TRANSFER_STEPS[type].filter(({ key }) => isBound(type, key, facts)).map(({ key }) => key);
    expect(TYPES.map((type) => bound(type))).toEqual([['consent'], [], ['decision'], [], ['consent']]);
    expect(bound('loan', { securedBy: 'vehicle' })).toEqual(['consent']);
    expect(bound('loan', { securedBy: 'vessel' })).toEqual([]);
    expect(bound('car-lease', { securedBy: 'nothing' })).toEqual(['consent']);
    expect(keysOf('car-lease').indexOf('consent')).toBeLessThan(keysOf('car-lease').indexOf('handover'));
  });

  it('lets the buyer report other terms before the parties bind themselves', () => {
    for (const type of TYPES)
      for (const { key, refusals = [] } of TRANSFER_STEPS[type])
        if (refusals.includes('terms-differ')) expect(isBeforeCommitment(type, key)).toBe(true);
  });
});

describe("a transfer's life", () => {
  it('is open until it is completed or cancelled', () => {
    expect(OPEN_STATUSES).toEqual(['proposed', 'in-progress']);
    expect(TRANSFER_LIFE.completed).toEqual({});
    expect(Object.keys(TRANSFER_LIFE.cancelled)).toEqual(['decide-fee']);
  });

  it('reaches every status', () => {
    const reached = new Set(
      Object.values(TRANSFER_LIFE).flatMap((actions) =>
        Object.values(actions).flatMap(({ to }: { to: readonly string[] }) => to),
      ),
    );
    expect([...reached].sort()).toEqual([...TRANSFER_STATUSES].sort());
  });

  it.each([
    ['proposed', 'decline', 'buyer'],
    ['proposed', 'withdraw', 'holder'],
    ['proposed', 'complete-step', 'holder'],
    ['in-progress', 'accept', 'buyer'],
    ['in-progress', 'expire', 'clock'],
    ['in-progress', 'cancel', 'holder'],
    ['in-progress', 'complete', 'clock'],
    ['completed', 'cancel', 'admin'],
  ] as const)('%s: no %s by %s', (status, action, by) => {
    expect(ruleOf(status, action, by)).toBeNull();
  });
});

describe('the endings', () => {
  it('keep the fee only if the buyer stops', () => {
    const kept = END_REASONS.filter((reason) => ENDINGS[reason].fee === 'keep');
    expect(kept).toEqual(['buyer-withdrew', 'buyer-stalled']);
    expect(TRANSFER_FEE_RULE).toContain('unless the buyer steps back or stops answering');
    expect(BUYERS_FEE_RULE).toContain('unless you change your mind or stop answering');
  });

  it('decide about the fee, or name who does', () => {
    const none = END_REASONS.filter((reason) => ENDINGS[reason].fee === 'none');
    expect(none).toEqual(['charged-back', 'test-closed']);
    for (const reason of END_REASONS)
      if (ENDINGS[reason].fee === 'chosen') expect(ENDINGS[reason].by).toEqual(['admin']);
  });

  it('have one for each refusal', () => {
    for (const reason of REFUSALS) expect(END_REASONS).toContain(reason);
  });

  it('allow three early withdrawals in 30 days', () => {
    expect(EARLY_WITHDRAWALS).toMatchObject({ count: 3, days: 30 });
    expect([0, 1, 2, 3, 4].map((early) => mayPayAgain(early, 0))).toEqual([true, true, true, false, false]);
  });

  it('count proposals of a buyer who has withdrawn early before', () => {
    expect([0, 1, 2, 3].map((proposals) => mayPayAgain(1, proposals))).toEqual([true, true, false, false]);
    expect([3, 99, 100].map((proposals) => mayPayAgain(0, proposals))).toEqual([true, true, false]);
  });
});
