import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { MarkConversationReadDocument } from '../../generated/chat';
import { renderWithProduct } from '../../testing/harness';
import { messageNumber } from '../../testing/samples';
import { useMarkRead } from './useMarkRead';

const { contractId, senderId: asker } = messageNumber(1);
const seller = { id: 'seller', readsOriginals: false, isSeller: true };
const reader = { id: 'reader', readsOriginals: false, isSeller: false };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The hook in an open thread; the server leaves no unread conversation after the first mark, one after the second. */
function openThread(viewer: typeof seller | null, senders: string[], unreadConversations: number) {
  const messages = senders.map((senderId, at) => messageNumber(at + 1, { senderId }));
  const marked = jest.fn();
  const product = renderWithProduct(() => useMarkRead(contractId, viewer, messages), {
    boot: { unreadConversations },
    mocks: [0, 1].map((left) => ({
      request: { query: MarkConversationReadDocument, variables: { contractId } },
      result: () => {
        marked();
        return {
          data: {
            markConversationRead: {
              __typename: 'ConversationRead',
              contractId,
              unreadConversations: left,
            },
          },
        };
      },
    })),
  });
  const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));
  return { ...product, messages, marked, wait };
}

test('a thread that its member looks at is marked as read, and the number in the header follows', async () => {
  const { marked, boot, wait } = openThread(seller, [asker], 3);
  await wait();
  expect(marked).toHaveBeenCalledTimes(1);
  expect(boot().unreadConversations).toBe(0);
});

test('several messages that arrive at once are marked with one request, own messages with none', async () => {
  const { marked, messages, rerender, wait } = openThread(seller, [asker], 0);
  await wait();
  messages.push(messageNumber(8, { senderId: asker }));
  rerender();
  messages.push(messageNumber(9, { senderId: asker }));
  rerender();
  await wait();
  expect(marked).toHaveBeenCalledTimes(2);
  messages.push(messageNumber(10, { senderId: seller.id }));
  rerender();
  await wait();
  expect(marked).toHaveBeenCalledTimes(2);
});

test.each([
  ['visitors', null],
  ['members who take no part in the thread', reader],
])('%s mark nothing', async (_, viewer) => {
  const { marked, wait } = openThread(viewer, [asker, 'seller'], 0);
  await wait();
  expect(marked).not.toHaveBeenCalled();
});
