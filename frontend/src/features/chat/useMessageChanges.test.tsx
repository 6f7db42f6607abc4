import { expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { MessageFieldsFragmentDoc } from '../../generated/chat';
import { renderWithProduct } from '../../testing/harness';
import { contractNumber, messageNumber } from '../../testing/samples';
import type { ChatViewer } from './thread-messages';
import { useMessageChanges } from './useMessageChanges';

const message = messageNumber(1);
const hidden = { ...message, message: 'This message was removed by a moderator.' };

/** The hook, with one message loaded. */
function withMessage(viewer: ChatViewer | null) {
  const reload = jest.fn();
  const product = renderWithProduct(() => useMessageChanges(contractNumber(1).id, viewer, reload));
  const fragment = {
    id: `Message:${message.id}`,
    fragment: MessageFieldsFragmentDoc,
    fragmentName: 'MessageFields',
  };
  product.client.writeFragment({ ...fragment, data: message });
  return { ...product, reload, shown: () => product.client.readFragment(fragment)?.message };
}

test('a message that an admin hides is replaced for visitors', async () => {
  const { push, shown, reload } = withMessage(null);
  await push('MessageChanged', { messageChanged: hidden });
  await waitFor(() => expect(shown()).toBe(hidden.message));
  expect(reload).not.toHaveBeenCalled();
});

test('admins read the thread again, because they see more than the event says', async () => {
  const { push, shown, reload } = withMessage({ id: 'admin', readsOriginals: true } as ChatViewer);
  await push('MessageChanged', { messageChanged: hidden });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(shown()).toBe(message.message);
});

test('after a broken connection it subscribes again and reads what it missed', async () => {
  jest.useFakeTimers();
  try {
    const { endSubscription, reload } = withMessage(null);
    await endSubscription('MessageChanged');
    expect(reload).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(reload).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
