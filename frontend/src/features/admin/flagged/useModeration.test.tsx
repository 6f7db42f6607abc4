import { describe, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import {
  ClearContractDocument,
  ClearMessageDocument,
  HideContractDocument,
  HideMessageDocument,
  UnhideContractDocument,
  UnhideMessageDocument,
} from '../../../generated/admin-flagged';
import { refusal, renderWithProduct } from '../../../testing/harness';
import { useContractModeration, useMessageModeration, type Moderation } from './useModeration';

const id = '00000000-0000-7000-8000-000000000001';
const reason = 'Asks for payment by wire';
const flagged = { id, flags: ['wire'], hidden: true, createdAt: '2026-01-01T00:00:00.000Z' };
const message = {
  ...flagged,
  __typename: 'FlaggedMessage',
  contractId: id,
  contractTitle: 'Boat loan',
  senderId: id,
  senderEmail: 'ada@example.com',
  senderSuspended: false,
  message: 'Wire it',
};
const contract = {
  ...flagged,
  __typename: 'FlaggedContract',
  warnings: [],
  duplicates: [],
  userId: id,
  holderEmail: 'ada@example.com',
  holderSuspended: false,
  title: 'Boat loan',
  description: 'Wire it',
  location: 'Miami, FL',
  status: 'CANCELLED',
};

const cases = [
  { kind: 'message', use: useMessageModeration, action: 'hide', document: HideMessageDocument },
  { kind: 'message', use: useMessageModeration, action: 'unhide', document: UnhideMessageDocument },
  { kind: 'message', use: useMessageModeration, action: 'clear', document: ClearMessageDocument },
  { kind: 'contract', use: useContractModeration, action: 'hide', document: HideContractDocument },
  { kind: 'contract', use: useContractModeration, action: 'unhide', document: UnhideContractDocument },
  { kind: 'contract', use: useContractModeration, action: 'clear', document: ClearContractDocument },
] as const;

const texts = {
  hide: { done: 'hidden', failed: 'hide' },
  unhide: { done: 'shown again', failed: 'show' },
};
const textsFor = (kind: string, action: keyof Moderation) => {
  if (action === 'clear') return { done: 'Flags cleared', failed: 'Failed to clear flags' };
  const { done, failed } = texts[action as keyof typeof texts];
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return { done: `${name} ${done}`, failed: `Failed to ${failed} ${kind}` };
};

const run = (moderation: Moderation, action: (typeof cases)[number]['action']) =>
  act(() => (action === 'hide' ? moderation.hide(reason) : moderation[action]()));

describe.each(cases)('$action $kind', ({ kind, use, action, document }) => {
  const request: MockLink.MockedRequest = {
    query: document,
    variables: action === 'hide' ? { id, reason } : { id },
  };
  const field = `${action}${kind === 'message' ? 'Message' : 'Contract'}`;

  test('success is announced', async () => {
    const data = { [field]: kind === 'message' ? message : contract };
    const { hook, toast } = renderWithProduct(() => use(id), { mocks: [{ request, result: { data } }] });

    expect(await run(hook(), action)).toBe(true);
    expect(toast()).toEqual({ title: textsFor(kind, action).done });
  });

  test("failure shows the server's reason", async () => {
    const { hook, toast } = renderWithProduct(() => use(id), {
      mocks: [{ request, result: refusal('NOT_FOUND', 'It was deleted meanwhile.') }],
    });

    expect(await run(hook(), action)).toBe(false);
    expect(toast()).toEqual({
      title: textsFor(kind, action).failed,
      description: 'It was deleted meanwhile.',
      variant: 'destructive',
    });
  });
});
