import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import { until } from '../../../test/support/until.js';
import { MAX_UNREAD } from '../../common/live-stream.js';
import type { Message } from '../message.entity.js';
import { ThreadFeed } from './thread-feed.js';

const message = (seq: number) => ({ seq }) as Message;

/** A feed at message 5. Each read of the table waits until the test ends it, and returns what was there when it began. */
function feedAtFive() {
  const rows = [1, 2, 3, 4, 5];
  const reads: (() => void)[] = [];
  const failReads: (() => void)[] = [];
  const heard: number[] = [];
  const ended: (Error | undefined)[] = [];
  const lost = jest.fn();
  const since = (seq: number, limit: number) => {
    const found = rows
      .filter((one) => one > seq)
      .slice(0, limit)
      .map(message);
    return new Promise<Message[]>((resolve, reject) => {
      reads.push(() => resolve(found));
      failReads.push(() => reject(new Error('The database does not answer.')));
    });
  };
  const feed = new ThreadFeed(5, since, () => undefined, lost);
  feed.join({ next: ({ messageSent }) => heard.push(messageSent.seq), end: (error) => ended.push(error) });
  return { feed, rows, reads, failReads, heard, ended, lost };
}

it('delivers messages that arrive out of order in order, without a read if none is missing', async () => {
  const { feed, reads, heard } = feedAtFive();
  for (const seq of [8, 6, 7]) feed.receive(message(seq));
  expect(heard).toEqual([6, 7, 8]);
  await sleep(200);
  expect(reads).toHaveLength(0);
});

it('ignores messages that it has delivered', () => {
  const { feed, heard } = feedAtFive();
  for (const seq of [5, 6, 6, 3]) feed.receive(message(seq));
  expect(heard).toEqual([6]);
});

it('reads messages that never arrive', async () => {
  const { feed, rows, reads, heard } = feedAtFive();
  rows.push(6, 7, 8);
  feed.receive(message(8));
  expect(heard).toEqual([]);
  await until(async () => reads.length === 1);
  reads[0]?.();
  await until(async () => heard.length === 3, 2_000);
  expect(heard).toEqual([6, 7, 8]);
});

it('skips a number whose message no longer exists', async () => {
  const { feed, rows, reads, heard } = feedAtFive();
  rows.push(7);
  feed.receive(message(7));
  await until(async () => reads.length === 1);
  reads[0]?.();
  await until(async () => heard.length === 1, 2_000);
  feed.receive(message(8));
  expect(heard).toEqual([7, 8]);
});

it('goes on after a number whose message is not even in the table yet', async () => {
  const { feed, reads, heard } = feedAtFive();
  feed.receive(message(7));
  await until(async () => reads.length === 1);
  reads[0]?.();
  await sleep(50);
  feed.receive(message(8));
  expect(heard).toEqual([8]);
});

it.each(['the read fails', 'more messages are missing than a subscriber may have unread'])(
  'ends all subscriptions with RESYNC, and is replaced, if %s',
  async (cause) => {
    const { feed, rows, reads, failReads, heard, ended, lost } = feedAtFive();
    if (!cause.includes('fails')) rows.push(...Array.from({ length: MAX_UNREAD + 1 }, (_, at) => at + 6));
    feed.catchUp();
    await until(async () => reads.length === 1);
    (cause.includes('fails') ? failReads : reads)[0]?.();
    await until(async () => ended.length === 1, 2_000);
    expect(ended).toEqual([expect.objectContaining({ code: 'RESYNC' })]);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
    await sleep(200);
    expect(reads).toHaveLength(1);
  },
);

it('reads again if a message with a gap before it arrives during a read', async () => {
  const { feed, rows, reads, heard } = feedAtFive();
  rows.push(6, 7);
  feed.receive(message(7));
  await until(async () => reads.length === 1);
  rows.push(8, 9);
  feed.receive(message(9));
  reads[0]?.();
  await until(async () => reads.length === 2, 2_000);
  reads[1]?.();
  await until(async () => heard.length === 4, 2_000);
  expect(heard).toEqual([6, 7, 8, 9]);
});

it('reads again if messages may have been missed during a read', async () => {
  const { feed, rows, reads, heard } = feedAtFive();
  rows.push(6);
  feed.catchUp();
  await until(async () => reads.length === 1);
  rows.push(7);
  feed.catchUp();
  reads[0]?.();
  await until(async () => reads.length === 2, 2_000);
  reads[1]?.();
  await until(async () => heard.length === 2, 2_000);
  expect(heard).toEqual([6, 7]);
});

it('delivers what arrives in order during a read at once, and each message once', async () => {
  const { feed, rows, reads, heard } = feedAtFive();
  rows.push(6, 7);
  feed.receive(message(7));
  await until(async () => reads.length === 1);
  feed.receive(message(6));
  expect(heard).toEqual([6, 7]);
  reads[0]?.();
  await sleep(200);
  expect(heard).toEqual([6, 7]);
  expect(reads).toHaveLength(1);
});
