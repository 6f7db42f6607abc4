import { afterEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import { MessagesDocument } from '../../generated/chat';
import { setSocketUp } from '../../lib/apollo/socket-status';
import { renderWithProduct } from '../../testing/harness';
import { connectionOf, messageNumber } from '../../testing/samples';
import { type ChatViewer, PAGE_SIZE } from './thread-messages';
import { useMessages } from './useMessages';

const { contractId, senderId } = messageNumber(1);
const numbers = (messages: { message: string }[]) => messages.map(({ message }) => message.split(' ')[1]);

const page = (
  messages: ReturnType<typeof messageNumber>[],
  more: { hasPreviousPage?: boolean; before?: string } = {},
): MockLink.MockedResponse => ({
  request: {
    query: MessagesDocument,
    variables: { contractId, last: PAGE_SIZE, ...(more.before && { before: more.before }) },
  },
  result: { data: { messages: connectionOf(messages, { hasPreviousPage: more.hasPreviousPage ?? false }) } },
});

const renderThread = (mocks: MockLink.MockedResponse[], viewer: ChatViewer | null = null) =>
  renderWithProduct(() => useMessages(contractId, viewer), { mocks });

afterEach(() => act(() => setSocketUp(false)));

test('shows the last page, and older messages before it', async () => {
  const last = [messageNumber(3), messageNumber(4)];
  const older = [messageNumber(1), messageNumber(2)];
  const { hook } = renderThread([
    page(last, { hasPreviousPage: true }),
    page(older, { before: messageNumber(3).id }),
  ]);

  expect(hook().loading).toBe(true);
  await waitFor(() => expect(numbers(hook().messages)).toEqual(['3', '4']));
  expect(hook().hasOlder).toBe(true);

  act(() => hook().loadOlder());
  await waitFor(() => expect(numbers(hook().messages)).toEqual(['1', '2', '3', '4']));
  expect(hook().hasOlder).toBe(false);
});

test('older messages that cannot be loaded are announced, and the thread stays', async () => {
  const { hook, toast } = renderThread([page([messageNumber(3)], { hasPreviousPage: true })]);
  await waitFor(() => expect(hook().hasOlder).toBe(true));

  act(() => hook().loadOlder());
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Error', description: 'Older messages could not be loaded.' }),
  );
  expect(numbers(hook().messages)).toEqual(['3']);
});

test('a live message joins the thread once, however often it arrives', async () => {
  const { hook, push } = renderThread([page([messageNumber(1)])]);
  await waitFor(() => expect(numbers(hook().messages)).toEqual(['1']));

  await push('MessageSent', { messageSent: messageNumber(2) });
  await push('MessageSent', { messageSent: messageNumber(2) });
  await waitFor(() => expect(numbers(hook().messages)).toEqual(['1', '2']));
});

test('the author of a masked message reads it from the server as written', async () => {
  const masked = messageNumber(2, { message: 'Call ••••••••' });
  const written = messageNumber(2, { message: 'Call 5550100' });
  const { hook, push } = renderThread([page([messageNumber(1)]), page([messageNumber(1), written])], {
    id: senderId,
    readsOriginals: false,
    isSeller: false,
  });
  await waitFor(() => expect(hook().messages).toHaveLength(1));

  await push('MessageSent', { messageSent: masked });
  await waitFor(() => expect(hook().messages.at(-1)?.message).toBe('Call 5550100'));
});

test('a message that an admin hides changes in the open thread', async () => {
  const { hook, push } = renderThread([page([messageNumber(1)])]);
  await waitFor(() => expect(hook().messages).toHaveLength(1));

  const hidden = messageNumber(1, { message: 'This message was removed by a moderator.' });
  await push('MessageChanged', { messageChanged: hidden });
  await waitFor(() => expect(hook().messages[0]?.message).toBe(hidden.message));
});

test('a first read that fails can be tried again', async () => {
  const { hook } = renderThread([
    { request: page([]).request, error: new Error('offline') },
    page([messageNumber(1)]),
  ]);
  await waitFor(() => expect(hook().failed).toBe(true));

  act(() => hook().retry());
  await waitFor(() => expect(numbers(hook().messages)).toEqual(['1']));
  expect(hook().failed).toBe(false);
});
