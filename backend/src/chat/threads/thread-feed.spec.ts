import { expect, it } from '@jest/globals';
import { until } from '../../../test/support/until.js';
import type { Message } from '../message.entity.js';
import { ThreadFeed } from './thread-feed.js';

const message = (seq: number) => ({ seq }) as Message;

/** A feed at message 5. Each read of the table waits for its turn, and returns what was there when it began. */
function feedAtFive() {
  const rows = [1, 2, 3, 4, 5];
  const reads: (() => void)[] = [];
  const heard: number[] = [];
  const since = (seq: number) => {
    const found = rows.filter((one) => one > seq).map(message);
    return new Promise<Message[]>((resolve) => reads.push(() => resolve(found)));
  };
  const feed = new ThreadFeed(
    5,
    since,
    () => undefined,
    () => undefined,
  );
  feed.join({ next: ({ messageSent }) => heard.push(messageSent.seq), end: () => heard.push(-1) });
  return { feed, rows, reads, heard };
}

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
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toEqual([6, 7]);
  expect(reads).toHaveLength(1);
});
