import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  MarkTransferReadDocument,
  SendTransferMessageDocument,
  TransferMessagesDocument,
} from '../../../generated/transfer';
import { setSocketUp } from '../../../lib/apollo/socket-status';
import { refusal, renderWithProduct } from '../../../testing/harness';
import { connectionOf } from '../../../testing/samples';
import { usePrivateThread, useReadThread } from './usePrivateThread';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  act(() => setSocketUp(false));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const transferId = 't1';
const message = (number: number) => ({
  ...{ __typename: 'TransferMessage' as const, id: `0${number}`, transferId, by: 'BUYER' as const },
  ...{ message: `Message ${number}`, warning: null, createdAt: '2026-03-01T12:00:00.000Z' },
});
const numbers = (messages: { message: string }[]) => messages.map((one) => Number(one.message.split(' ')[1]));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A thread on a server that holds these messages, and older ones. */
async function openThread({ older = [], sending = {} }: { older?: number[]; sending?: object } = {}) {
  const server = { messages: [3, 4], isDown: false, reads: 0 };
  const variables = { transferId, last: 50 };
  const page = (shown: number[], hasPreviousPage: boolean) => ({
    data: { transferMessages: connectionOf(shown.map(message), { hasPreviousPage }) },
  });
  const product = renderWithProduct(() => usePrivateThread(transferId), {
    mocks: [
      {
        request: { query: TransferMessagesDocument, variables },
        maxUsageCount: Number.POSITIVE_INFINITY,
        result: () => {
          server.reads++;
          return server.isDown ? refusal('UNAVAILABLE', 'Busy') : page(server.messages, older.length > 0);
        },
      },
      {
        request: { query: TransferMessagesDocument, variables: { ...variables, before: '03' } },
        result: page(older, false),
      },
      {
        request: { query: SendTransferMessageDocument, variables: { transferId, message: 'Message 5' } },
        result: sending,
      },
    ],
  });
  await wait(100);
  const shown = () => numbers(product.hook().messages);
  // a link of the harness delivers with the next timer
  const push = async (number: number) => {
    await product.push('TransferMessageSent', { transferMessageSent: message(number) });
    await wait(0);
  };
  const endSubscription = async () => {
    await product.endSubscription('TransferMessageSent');
    await wait(0);
  };
  return { ...product, server, shown, push, endSubscription };
}

describe('the private thread', () => {
  test('shows the last messages, and older ones before them', async () => {
    const { hook, shown } = await openThread({ older: [1, 2] });
    expect(shown()).toEqual([3, 4]);
    expect(hook().hasOlder).toBe(true);
    act(() => hook().loadOlder());
    await wait(100);
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(hook().hasOlder).toBe(false);
  });

  test('is polled every three seconds while there is no socket, and once more when it is up', async () => {
    const { server, shown } = await openThread();
    server.messages.push(5);
    await wait(3_000);
    expect(shown()).toEqual([3, 4, 5]);
    const { reads } = server;
    act(() => setSocketUp(true));
    await wait(500);
    expect(server.reads).toBe(reads + 1);
    await wait(30_000);
    expect(server.reads).toBe(reads + 1);
  });

  test('shows a message that arrives over the socket once, and one that came before the subscription', async () => {
    act(() => setSocketUp(true));
    const { server, shown, push } = await openThread();
    server.messages.push(5);
    await wait(400);
    expect(shown()).toEqual([3, 4, 5]);
    await push(6);
    await push(6);
    expect(shown()).toEqual([3, 4, 5, 6]);
  });

  test('subscribes again if the subscription ends, and reads what it missed', async () => {
    act(() => setSocketUp(true));
    const { server, shown, push, endSubscription } = await openThread();
    await wait(1_000);
    await endSubscription();
    server.messages.push(5);
    await wait(2_000);
    await wait(500);
    expect(shown()).toEqual([3, 4, 5]);
    await push(6);
    expect(shown()).toEqual([3, 4, 5, 6]);
  });

  test('shows an own message as soon as the server has taken it', async () => {
    act(() => setSocketUp(true));
    const { hook, shown } = await openThread({ sending: { data: { sendTransferMessage: message(5) } } });
    let sent: Promise<void> | undefined;
    act(() => void (sent = hook().send('Message 5')));
    expect(hook().sending).toBe(true);
    await wait(100);
    await sent;
    expect(shown()).toEqual([3, 4, 5]);
    expect(hook().sending).toBe(false);
  });

  test('says that a message was not sent', async () => {
    const { hook, shown } = await openThread({ sending: refusal('CONFLICT', 'The transfer is over.') });
    let refused: Promise<unknown> | undefined;
    act(
      () =>
        void (refused = hook()
          .send('Message 5')
          .catch((error: unknown) => error)),
    );
    await wait(100);
    expect(await refused).toMatchObject({ message: 'The transfer is over.' });
    expect(shown()).toEqual([3, 4]);
  });

  test('keeps its messages if a poll fails', async () => {
    const { hook, shown, server } = await openThread();
    server.isDown = true;
    await wait(3_100);
    expect(server.reads).toBe(2);
    expect(shown()).toEqual([3, 4]);
    expect(hook().failed).toBe(false);
  });
});

describe('a thread on the screen', () => {
  const observers: { look: (isOnScreen: boolean) => void; isOn: boolean; last: boolean | null }[] = [];
  beforeEach(() => {
    observers.length = 0;
    // as in a browser, it reports at the start, and then only changes
    globalThis.IntersectionObserver = class {
      readonly own: (typeof observers)[number] = { look: () => {}, isOn: false, last: null };
      constructor(found: (entries: { isIntersecting: boolean }[]) => void) {
        this.own.look = (isIntersecting) => {
          if (!this.own.isOn || this.own.last === isIntersecting) return;
          this.own.last = isIntersecting;
          found([{ isIntersecting }]);
        };
        observers.push(this.own);
      }
      observe = () => void Object.assign(this.own, { isOn: true, last: null });
      disconnect = () => void (this.own.isOn = false);
    } as unknown as typeof IntersectionObserver;
  });
  const look = async (isOnScreen = true) => {
    act(() => observers.forEach((one) => one.look(isOnScreen)));
    await wait(100);
  };
  const tab = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  function showThread(unread: number) {
    const marked = jest.fn();
    const box = { current: document.createElement('div') };
    const { unmount } = renderWithProduct(() => useReadThread(box, transferId, unread), {
      mocks: [
        {
          request: { query: MarkTransferReadDocument, variables: { transferId } },
          maxUsageCount: Number.POSITIVE_INFINITY,
          result: () => {
            marked();
            return {
              data: { markTransferRead: { __typename: 'Transfer', id: transferId, unreadMessages: 0 } },
            };
          },
        },
      ],
    });
    return { marked, unmount };
  }

  test('is marked as read once its messages are visible, once', async () => {
    tab('visible');
    const { marked } = showThread(2);
    await look(false);
    expect(marked).not.toHaveBeenCalled();
    await look();
    await look();
    expect(marked).toHaveBeenCalledTimes(1);
  });

  test('is not marked in a tab in the background, but when the member comes back to it', async () => {
    tab('hidden');
    const { marked } = showThread(2);
    await look();
    expect(marked).not.toHaveBeenCalled();
    tab('visible');
    await look();
    expect(marked).toHaveBeenCalledTimes(1);
  });

  test('is not marked without unread messages, or once the page was left', async () => {
    tab('visible');
    const read = showThread(0);
    const { marked, unmount } = showThread(1);
    unmount();
    tab('visible');
    await look();
    expect(read.marked).not.toHaveBeenCalled();
    expect(marked).not.toHaveBeenCalled();
  });
});
