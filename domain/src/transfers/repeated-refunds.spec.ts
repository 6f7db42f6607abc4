import { describe, expect, it } from '@jest/globals';
import { isRepeatedRefund, REPEATED_REFUNDS, type EarlierRefund } from './repeated-refunds.js';
import { ENDINGS, type EndReason } from './transfer-endings.js';

const earlier = (change: Partial<EarlierRefund> = {}): EarlierRefund => ({
  endReason: 'not-approved',
  isDocumented: false,
  isOfPair: false,
  ...change,
});
const documented = earlier({ isDocumented: true });
const ended = (endReason: EndReason = 'not-approved', isDocumented = false) => ({ endReason, isDocumented });

describe('an admin decides about a refund', () => {
  it.each<[string, boolean, ReturnType<typeof ended>, EarlierRefund[]]>([
    ['not the first one', false, ended(), []],
    ['the second one on a word alone', true, ended(), [earlier()]],
    ['whatever the words were', true, ended('third-party-stalled'), [earlier({ endReason: 'rofr-used' })]],
    ['not one on a word after a documented one', false, ended(), [documented]],
    ['not the second documented one', false, ended('not-approved', true), [documented]],
    ['not a documented one after one on a word', false, ended('not-approved', true), [earlier()]],
    ['the fourth, although all are documented', true, ended('not-approved', true), Array(3).fill(documented)],
    [
      'the second one of two members, documented or not',
      true,
      ended('not-approved', true),
      [{ ...documented, isOfPair: true }],
    ],
    [
      'also if the seller withdrew before',
      true,
      ended(),
      [earlier({ endReason: 'holder-withdrew', isOfPair: true })],
    ],
    [
      'and the other way round',
      true,
      ended('holder-withdrew'),
      [earlier({ endReason: 'holder-withdrew', isOfPair: true })],
    ],
    // the buyer cannot help it that sellers withdraw
    ['not for a buyer whose sellers withdrew', false, ended('holder-withdrew'), [earlier()]],
    ['not for sellers who withdrew before', false, ended(), [earlier({ endReason: 'holder-withdrew' })]],
    ['also if an admin ended the one before', true, ended(), [earlier({ endReason: 'admin-cancelled' })]],
    ['also if the bank took the fee back', true, ended(), [earlier({ endReason: 'charged-back' })]],
    ['not before the acceptance', false, ended('buyer-withdrew-early'), [earlier({ isOfPair: true })]],
    ['not if an admin or the bank ended it', false, ended('charged-back'), [earlier({ isOfPair: true })]],
  ])('%s', (_when, decides, now, before) => expect(isRepeatedRefund(now, before)).toBe(decides));

  it('for every ending that refunds after the acceptance, unless an admin or a refund has decided', () => {
    const early: readonly EndReason[] = [
      'holder-declined',
      'holder-silent',
      'buyer-withdrew-early',
      'buyer-silent',
    ];
    const decided: readonly EndReason[] = [...early, 'refunded'];
    const refunding = (Object.keys(ENDINGS) as EndReason[]).filter(
      (reason) => ENDINGS[reason].fee === 'refund',
    );
    expect([...REPEATED_REFUNDS.reasons].sort()).toEqual(
      refunding.filter((reason) => !decided.includes(reason)).sort(),
    );
  });
});
