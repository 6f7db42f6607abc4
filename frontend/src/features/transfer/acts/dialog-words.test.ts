import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { expect, it } from '@jest/globals';
import { accepted, daysLater, does, proposed, shownTo, until } from '../../../testing/transfers';
import { dialogs, isAtOnce, reasonChoices } from './dialog-words';
import type { Act } from './transfer-acts';

const context = (role: 'holder' | 'buyer', t: Parameters<typeof shownTo>[1], now?: string) => ({
  t: shownTo(role, t, now),
  fee: '$25.00',
});
const apply = () => until('apply');
const refused = () => does(until('consent'), 'buyer', 'record-refusal', { reason: 'not-transferable' });
const always = (t: TransferState): TransferState => ({ ...t, feeRule: 'always-refund' });
const LATE = daysLater(40);
const stalled = (key: string) => does(until(key), 'clock', 'stall', {}, LATE);

/** What each dialog that ends a transfer says about the money and the contract before it is confirmed. */
const TABLE: [Exclude<Act, 'accept'>, ReturnType<typeof context>, RegExp][] = [
  [
    'decline',
    context('holder', proposed()),
    /The buyer gets the fee of \$25\.00 back\. The contract is for sale again\.$/,
  ],
  [
    'withdraw',
    context('buyer', proposed()),
    /You get the fee of \$25\.00 back\. The contract is for sale again\. You can do this up to 3 times in 30 days\.$/,
  ],
  [
    'withdraw',
    context('buyer', apply()),
    /Your fee of \$25\.00 stays with us.+ The contract is for sale again\.$/,
  ],
  [
    'withdraw',
    context('holder', apply()),
    /The buyer gets the fee of \$25\.00 back\. The contract is taken off the market\. If there was such a refund in the last 90 days, we check/,
  ],
  [
    'agree',
    context('holder', refused()),
    /The buyer gets the fee of \$25\.00 back\. The contract is taken off the market\. If there was such a refund/,
  ],
  [
    'withdraw',
    context('buyer', always(apply())),
    /You get the fee of \$25\.00 back\..+ up to 3 times in 30 days\.$/,
  ],
  ['withdraw', context('holder', always(apply())), /gets the fee of \$25\.00 back\. .+ off the market\.$/],
  ['agree', context('holder', always(refused())), /gets the fee of \$25\.00 back\. .+ off the market\.$/],
  ['refuse', context('buyer', always(apply())), /Nothing happens to the fee or the contract before that\.$/],
  [
    'end-stalled',
    context('holder', always(stalled('apply')), LATE),
    /The buyer gets the fee of \$25\.00 back\./,
  ],
  ['object', context('holder', refused()), /^The transfer is paused.+what happens to the fee/],
  [
    'end-stalled',
    context('holder', stalled('apply'), LATE),
    /^The transfer ends at once\. The buyer’s fee of \$25\.00 stays/,
  ],
  [
    'end-stalled',
    context('buyer', stalled('ask-lessor'), LATE),
    /^The transfer ends at once\. You get the fee of \$25\.00 back\. The contract is taken off/,
  ],
  [
    'end-stalled',
    context('buyer', stalled('consent'), LATE),
    /^Grace is asked to agree.+after 5 days\. Then: You get the fee/,
  ],
  ['complete', context('buyer', until('consent')), /^Record it only if you have it in writing/],
  [
    'confirm',
    context('buyer', does(until('confirmed'), 'holder', 'complete-step')),
    /^This completes the transfer/,
  ],
];

it.each(TABLE)('%s', (act, about, says) => {
  expect(dialogs[act](about).text).toMatch(says);
});

it('asks for date and issuer of written consent, and offers no way around it', () => {
  const { fields } = dialogs.complete(context('buyer', until('consent')));
  expect(fields).toEqual(['doneOn', 'from', 'validUntil', 'releaseIncluded', 'note']);
  const landlord = context('buyer', until('consent', accepted('apartment')));
  expect(dialogs.complete(landlord).fields).toEqual(['doneOn', 'from', 'validUntil', 'note']);
  expect(context('buyer', until('consent')).t.allowedActions).not.toContain('SKIP_STEP');
});

it.each<[string, Act, ReturnType<typeof context>, boolean]>([
  ['a step of one party', 'complete', context('buyer', apply()), true],
  ['the first word of two', 'complete', context('buyer', until('inspect')), true],
  [
    'the second word of two',
    'confirm',
    context('holder', does(until('inspect'), 'buyer', 'complete-step')),
    true,
  ],
  ['written consent', 'complete', context('buyer', until('consent')), false],
  [
    'an answer that is not bound',
    'complete',
    context('buyer', until('consent', accepted('apartment'))),
    false,
  ],
  ['a refusal that is not answered', 'complete', context('buyer', refused()), false],
  ['the first word of the last step', 'complete', context('holder', until('confirmed')), false],
  [
    'the word that completes the transfer',
    'confirm',
    context('buyer', does(until('confirmed'), 'holder', 'complete-step')),
    false,
  ],
  ['the end of a transfer', 'withdraw', context('buyer', apply()), false],
])('asks before it records %s, unless one press is enough', (_what, act, about, atOnce) => {
  expect(isAtOnce(act, about)).toBe(atOnce);
});

it('says with each refusal what follows from it', () => {
  expect(reasonChoices(context('buyer', until('consent'))).map(({ value, hint }) => [value, hint])).toEqual([
    ['NOT_APPROVED', 'Then: You get the fee of $25.00 back. The contract is for sale again.'],
    ['NOT_TRANSFERABLE', 'Then: You get the fee of $25.00 back. The contract is taken off the market.'],
    ['TERMS_DIFFER', 'We will pause the transfer, look into it, and decide about the fee and the contract.'],
  ]);
  expect(reasonChoices(context('holder', until('consent'))).map(({ value }) => value)).not.toContain(
    'TERMS_DIFFER',
  );
});
