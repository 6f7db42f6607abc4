import { expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { MessagesDocument, SendMessageDocument } from '../../generated/chat';
import { refusal, renderWithProduct, type HarnessOptions } from '../../testing/harness';
import { connectionOf, messageNumber } from '../../testing/samples';
import { PAGE_SIZE } from './thread-messages';
import { isOnItsWay, useSendMessage } from './useSendMessage';

const { contractId, senderId } = messageNumber(1);
const viewer = { id: senderId, readsOriginals: false, isSeller: false };
const request = { query: SendMessageDocument, variables: { contractId, message: 'Message 5' } };

function renderSend(options: HarnessOptions) {
  const onFailed = jest.fn<(text: string, reason: string) => void>();
  const product = renderWithProduct(() => useSendMessage(contractId, viewer, onFailed), options);
  const thread = () =>
    product.client
      .readQuery({ query: MessagesDocument, variables: { contractId, last: PAGE_SIZE }, optimistic: true })
      ?.messages.edges.map(({ node }) => node);
  return { ...product, onFailed, thread };
}

/** The browser says that it is offline, until the returned function is called. */
function goOffline() {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => onLine.mockRestore();
}

test('without a connection nothing is sent, and no failure is announced', () => {
  const goOnline = goOffline();
  try {
    const { hook, toast, onFailed } = renderSend({});
    act(() => expect(hook()(' Message 5')).toBe(false));
    expect(onFailed).toHaveBeenCalledWith('Message 5', 'OFFLINE');
    expect(toast()).toEqual({ title: undefined });
  } finally {
    goOnline();
  }
});

test('a message is in the thread before the server has answered, and once after', async () => {
  const { hook, thread, toast } = renderSend({
    mocks: [{ request, result: { data: { sendMessage: messageNumber(5) } }, delay: 500 }],
  });

  act(() => expect(hook()('  Message 5 ')).toBe(true));
  await waitFor(() => expect(thread()).toHaveLength(1));
  expect(thread()?.[0]).toMatchObject({ message: 'Message 5', senderId });
  expect(isOnItsWay(thread()?.[0]?.id ?? '')).toBe(true);

  await waitFor(() => expect(thread()).toEqual([messageNumber(5)]));
  expect(toast()).toEqual({ title: undefined });
});

test('a refused message leaves the thread, and its text goes back into the input', async () => {
  const { hook, thread, toast, onFailed } = renderSend({
    mocks: [{ request, result: refusal('RATE_LIMITED', 'Please wait a moment before you write again.') }],
  });

  act(() => expect(hook()('Message 5')).toBe(true));
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith('Message 5', 'RATE_LIMITED'));
  expect(thread() ?? []).toEqual([]);
  expect(toast()).toEqual({
    title: 'Message Failed',
    description: 'Please wait a moment before you write again.',
    variant: 'destructive',
  });
});

test.each([
  ['arrived is not sent again', [messageNumber(4), messageNumber(5)], []],
  [
    'did not arrive is sent',
    [messageNumber(4)],
    [{ request, result: { data: { sendMessage: messageNumber(5) } } }],
  ],
])('a message whose answer was lost and that %s', async (_, onServer, second) => {
  const { hook, thread, client, onFailed } = renderSend({
    mocks: [
      { request, error: new Error('connection lost') },
      {
        request: { query: MessagesDocument, variables: { contractId, last: PAGE_SIZE } },
        result: { data: { messages: connectionOf(onServer) } },
      },
      ...second,
    ],
  });
  client.writeQuery({
    query: MessagesDocument,
    variables: { contractId, last: PAGE_SIZE },
    data: { messages: connectionOf([messageNumber(4)]) },
  });
  act(() => expect(hook()('Message 5')).toBe(true));
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith('Message 5', 'NETWORK'));
  act(() => expect(hook()('Message 5')).toBe(true));
  await waitFor(() => expect(thread()).toEqual([messageNumber(4), messageNumber(5)]));
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('an empty message is not sent', () => {
  const { hook, toast } = renderSend({});

  act(() => expect(hook()('   ')).toBe(false));
  expect(toast()).toMatchObject({ title: 'Message Required', description: 'Please enter a message.' });
});
