import { expect, it } from '@jest/globals';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { accepted, daysLater, does, proposed, shownTo, START, until } from '../../testing/transfers';
import { situationOf } from './situation';
import { actsOf, type Act } from './acts/transfer-acts';

const apply = () => until('apply');
const consent = () => until('consent');
const inspect = () => until('inspect');
const refused = () =>
  does(consent(), 'buyer', 'record-refusal', { reason: 'not-approved', note: 'By letter' });
const late = (t: TransferState) => does(t, 'clock', 'stall', {}, daysLater(30));

type Row = [
  state: string,
  t: TransferState,
  role: 'holder' | 'buyer',
  pill: string,
  primary: Act | null,
  menu: Act[],
  says: RegExp,
];

const LATE = daysLater(30);

/** The transfer at its beginning, in each kind of step, and in each state that stops it. */
const TABLE: Row[] = [
  ['proposed', proposed(), 'holder', 'Your turn', 'accept', ['decline'], /^You have until/],
  ['proposed', proposed(), 'buyer', 'Your turn', 'accept', ['withdraw'], /^You have until/],
  [
    'one has accepted',
    does(proposed(), 'buyer', 'accept'),
    'buyer',
    'Waiting',
    null,
    ['withdraw'],
    /The seller has until/,
  ],
  [
    'one has accepted',
    does(proposed(), 'buyer', 'accept'),
    'holder',
    'Your turn',
    'accept',
    ['decline'],
    /^You have until/,
  ],
  [
    'one acts',
    apply(),
    'buyer',
    'Your turn',
    'complete',
    ['later', 'skip', 'refuse', 'reopen', 'withdraw'],
    /^Your turn/,
  ],
  ['one acts', apply(), 'holder', 'Waiting', null, ['skip', 'refuse', 'withdraw'], /^Waiting for Ada\. Due/],
  [
    'a third party acts',
    consent(),
    'holder',
    'Waiting for an answer',
    'complete',
    ['later', 'refuse', 'reopen', 'withdraw'],
    /^Waiting for the leasing company/,
  ],
  [
    'both act',
    inspect(),
    'buyer',
    'Your turn',
    'complete',
    ['later', 'skip', 'refuse', 'reopen', 'withdraw'],
    /You and Grace do this together/,
  ],
  [
    'one says done',
    does(until('handover'), 'buyer', 'complete-step'),
    'buyer',
    'Waiting',
    null,
    ['later', 'skip', 'withdraw'],
    /Waiting for Grace to confirm/,
  ],
  [
    'one says done',
    does(inspect(), 'buyer', 'complete-step'),
    'holder',
    'Your turn',
    'confirm',
    ['later', 'skip', 'withdraw'],
    /^Ada says that this is done/,
  ],
  [
    'a later day',
    does(apply(), 'buyer', 'expect-step', { day: '2026-05-01' }),
    'holder',
    'Your answer',
    'agree-later',
    ['skip', 'refuse', 'withdraw'],
    /Ada asks for more time, until/,
  ],
  [
    'a later day',
    does(apply(), 'buyer', 'expect-step', { day: '2026-05-01' }),
    'buyer',
    'Your turn',
    'complete',
    ['later', 'skip', 'refuse', 'reopen', 'withdraw'],
    /Grace has to agree/,
  ],
  [
    'skip asked',
    does(inspect(), 'buyer', 'skip-step'),
    'holder',
    'Your answer',
    'agree-skip',
    ['complete', 'later', 'withdraw'],
    /Ada asks to skip/,
  ],
  [
    'skip asked',
    does(inspect(), 'buyer', 'skip-step'),
    'buyer',
    'Your turn',
    'complete',
    ['later', 'refuse', 'reopen', 'withdraw'],
    /Grace has to agree/,
  ],
  [
    'refused',
    refused(),
    'holder',
    'Your answer',
    'agree',
    ['complete', 'object', 'later', 'reopen'],
    /counts as agreed after/,
  ],
  ['refused', refused(), 'buyer', 'Waiting', null, ['complete', 'later'], /Waiting for Grace to agree/],
  [
    'objected',
    does(refused(), 'holder', 'answer-refusal', { agree: false, note: 'No' }),
    'buyer',
    'Paused',
    null,
    [],
    /sides disagree/,
  ],
  [
    'terms differ',
    does(inspect(), 'buyer', 'record-refusal', { reason: 'terms-differ' }),
    'holder',
    'Paused',
    null,
    ['withdraw'],
    /not as listed.+you can leave it below/,
  ],
  ['paused', does(apply(), 'admin', 'pause'), 'buyer', 'Paused', null, [], /We paused/],
  [
    'paused for two reasons',
    does(does(proposed(), 'clock', 'pause', { pauseReason: 'report' }), 'provider', 'pause', {
      pauseReason: 'dispute',
    }),
    'holder',
    'Paused',
    null,
    ['decline'],
    /report about this transfer.+bank is reviewing.+you can leave it below/,
  ],
  [
    'last step, one says done',
    does(until('confirmed'), 'holder', 'complete-step'),
    'buyer',
    'Your turn',
    'confirm',
    ['later', 'withdraw'],
    /closes by itself/,
  ],
  ['handed over', until(null), 'buyer', 'Handed over', null, [], /^$/],
  ['ended', does(accepted(), 'buyer', 'withdraw'), 'holder', 'Ended', null, [], /^$/],
];

it.each(TABLE.map(([state, t, role, ...rest]) => [`${state}, to the ${role}`, t, role, ...rest] as const))(
  '%s',
  (_state, t, role, pill, primary, menu, says) => {
    const { lines, ...situation } = situationOf(shownTo(role, t), START);
    expect(situation).toMatchObject({ primary, menu });
    expect(situation.pill).toBe(pill);
    expect(lines.join(' ')).toMatch(says);
  },
);

it.each([
  ['holder', 'end-stalled', /more than a week late. You may keep waiting, or end the transfer/],
  ['buyer', 'complete', /more than a week late, so (Grace|the seller) may end the transfer/],
  ['admin', null, /more than a week late, so (Grace|the seller) may end the transfer/],
] as const)('stalled by the buyer, to the %s: %s', (role, primary, says) => {
  const situation = situationOf(shownTo(role, late(apply()), LATE), LATE);
  expect(situation).toMatchObject({ pill: 'Stuck', primary });
  expect(situation.lines.join(' ')).toMatch(says);
});

it('offers an admin nothing: they act in the admin area', () => {
  for (const t of [proposed(), apply(), refused()]) expect([...actsOf(shownTo('admin', t))]).toEqual([]);
});

it('offers everything that the server allows to a party', () => {
  for (const [, t, role] of TABLE) {
    const shown = shownTo(role, t);
    const { primary, menu } = situationOf(shown);
    const offered = new Set([...(primary ? [primary] : []), ...menu]);
    expect(offered).toEqual(actsOf(shown));
  }
});
