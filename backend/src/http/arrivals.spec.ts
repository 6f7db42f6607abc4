import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Arrivals } from './arrivals.js';

let now: number;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const socket = () => ({}) as Socket;

/** How many milliseconds it takes them in, where one comes with each turn for so long, and how many they are. */
async function takeIn(arrivals: Arrivals, { isCrowd = true, comingForMs = Infinity, turnMs = 10 } = {}) {
  const began = now;
  let isDone = false;
  arrivals.takeIn(
    () => isCrowd,
    () => (isDone = true),
  );
  for (let turns = 0; !isDone && turns < 1_000; turns++) {
    now += turnMs;
    if (now - began <= comingForMs) arrivals.came(socket());
    await new Promise((resolve) => setImmediate(resolve));
  }
  return now - began;
}

it('takes in a crowd before anybody works, but not for ever', async () => {
  expect(await takeIn(new Arrivals(), { comingForMs: 200 })).toBe(220);
  expect(await takeIn(new Arrivals())).toBe(400);
});

it('waits a little for the rest of a crowd, and for nobody where there is none', async () => {
  expect(await takeIn(new Arrivals(), { comingForMs: 3, turnMs: 1 })).toBe(8);
  expect(await takeIn(new Arrivals(), { comingForMs: 3, turnMs: 1, isCrowd: false })).toBe(5);
  expect(await takeIn(new Arrivals(), { isCrowd: false })).toBe(50);
});

it('says while a crowd is coming, and neither before nor after', async () => {
  const arrivals = new Arrivals();
  const said: boolean[] = [];
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  arrivals.takeIn(
    () => true,
    () => said.push(arrivals.areMany),
  );
  said.push(arrivals.areMany);
  arrivals.came(socket());
  await turn();
  said.push(arrivals.areMany);
  for (now += 10; said.length < 3;) await turn();
  expect(said).toEqual([false, true, false]);
});

it('leaves as much time for the work as it took', async () => {
  const arrivals = new Arrivals();
  await takeIn(arrivals);
  expect(await takeIn(arrivals)).toBe(10);
  now += 390;
  expect(await takeIn(arrivals)).toBe(400);
});

it('knows how long a new connection may have waited, and that an old one has not', () => {
  const arrivals = new Arrivals();
  const [first, second, idle, alone] = [socket(), socket(), socket(), socket()];
  arrivals.came(first);
  now += 90;
  for (const one of [second, idle]) arrivals.came(one);
  expect([arrivals.waitingSince(first), arrivals.waitingSince(second)]).toEqual([1_000, 1_000]);
  expect(arrivals.waitingSince(second)).toBe(now);
  now += 101;
  expect(arrivals.waitingSince(idle)).toBe(now);
  arrivals.came(alone);
  now += 10;
  expect(arrivals.waitingSince(alone)).toBe(now - 10);
});

it('takes nobody for late who came when nobody else was coming', async () => {
  const arrivals = new Arrivals();
  arrivals.came(socket());
  await takeIn(arrivals, { comingForMs: 0 });
  const late = socket();
  now += 20;
  arrivals.came(late);
  expect(arrivals.waitingSince(late)).toBeGreaterThan(1_000);
});
