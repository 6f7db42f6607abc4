import { expect, it } from '@jest/globals';
import { accepted, does, shownTo, until } from '../../../testing/transfers';
import type { Act } from './transfer-acts';
import { callOf, type ActInput } from './useTransferAct';

const at = (key: string) => shownTo('buyer', until(key));
const nameOf = ({ mutation }: ReturnType<typeof callOf>) => {
  const [operation] = mutation.definitions;
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
};

const id = 'transfer';
const later = shownTo('holder', does(until('apply'), 'buyer', 'expect-step', { day: '2026-05-01' }));
/** The operation of each act, with what the form said. */
const TABLE: [Act | 'undo', ReturnType<typeof at>, ActInput, string, object][] = [
  [
    'accept',
    at('apply'),
    { name: 'Ada', phone: ' ', note: '', consent: true },
    'AcceptTransfer',
    { id, input: { name: 'Ada', phone: null, note: null, consent: true } },
  ],
  [
    'decline',
    at('apply'),
    { takeOffMarket: true },
    'DeclineTransfer',
    { id, note: null, takeOffMarket: true },
  ],
  ['withdraw', at('apply'), { note: ' Bye ' }, 'WithdrawTransfer', { id, note: 'Bye' }],
  [
    'complete',
    at('consent'),
    { doneOn: '2026-03-01', from: 'Acme', note: '' },
    'CompleteStep',
    {
      id,
      key: 'consent',
      input: { doneOn: '2026-03-01', from: 'Acme', releaseIncluded: false, note: null },
    },
  ],
  [
    'complete',
    shownTo('buyer', until('decision', accepted('mortgage'))),
    { doneOn: '2026-03-01', from: 'Acme', validUntil: '2026-04-01', releaseIncluded: false },
    'CompleteStep',
    {
      id,
      key: 'decision',
      input: {
        doneOn: '2026-03-01',
        from: 'Acme',
        validUntil: '2026-04-01',
        releaseIncluded: false,
        note: null,
      },
    },
  ],
  ['confirm', at('inspect'), {}, 'ConfirmStep', { id, key: 'inspect', note: null }],
  ['reopen', at('apply'), { note: 'No fee' }, 'ReopenStep', { id, key: 'ask-lessor', note: 'No fee' }],
  ['undo', at('apply'), { undone: 'ask-lessor' }, 'UndoStep', { id, key: 'ask-lessor' }],
  ['later', at('apply'), { day: '2026-04-01' }, 'ExpectStep', { id, key: 'apply', day: '2026-04-01' }],
  ['agree-later', later, {}, 'ExpectStep', { id, key: 'apply', day: '2026-05-01' }],
  ['skip', at('inspect'), {}, 'SkipStep', { id, key: 'inspect', note: null }],
  ['agree-skip', at('inspect'), {}, 'SkipStep', { id, key: 'inspect', note: null }],
  [
    'refuse',
    at('consent'),
    { reason: 'NOT_APPROVED', saidBy: ' Ms. Reed ', saidOn: '2026-03-02' },
    'RecordRefusal',
    {
      id,
      key: 'consent',
      input: { reason: 'NOT_APPROVED', note: null, saidBy: 'Ms. Reed', saidOn: '2026-03-02' },
    },
  ],
  ['agree', at('consent'), {}, 'AnswerRefusal', { id, key: 'consent', agree: true, note: null }],
  [
    'object',
    at('consent'),
    { note: 'No' },
    'AnswerRefusal',
    { id, key: 'consent', agree: false, note: 'No' },
  ],
  ['end-stalled', at('consent'), {}, 'EndStalledTransfer', { id, key: 'consent', note: null }],
];

it.each(TABLE)('%s', (act, transfer, input, name, variables) => {
  const call = callOf(act, transfer, input);
  expect([nameOf(call), call.variables]).toEqual([name, variables]);
});
