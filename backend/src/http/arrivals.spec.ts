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

/** Milliseconds until the work begins when each turn of the event loop accepts one connection for `comingForMs`. */
async function acceptFor(arrivals: Arrivals, { isBurst = true, comingForMs = Infinity, turnMs = 10 } = {}) {
  const began = now;
  let isDone = false;
  arrivals.acceptFirst(
    () => isBurst,
    () => (isDone = true),
  );
  for (let turns = 0; !isDone && turns < 1_000; turns++) {
    now += turnMs;
    if (now - began <= comingForMs) arrivals.connected(socket());
    await new Promise((resolve) => setImmediate(resolve));
  }
  return now - began;
}

it('accepts a burst of connections before any work, with an upper bound', async () => {
  expect(await acceptFor(new Arrivals(), { comingForMs: 200 })).toBe(220);
  expect(await acceptFor(new Arrivals())).toBe(400);
});

it('waits a little for the rest of a burst, and not at all without one', async () => {
  expect(await acceptFor(new Arrivals(), { comingForMs: 3, turnMs: 1 })).toBe(8);
  expect(await acceptFor(new Arrivals(), { comingForMs: 3, turnMs: 1, isBurst: false })).toBe(5);
  expect(await acceptFor(new Arrivals(), { isBurst: false })).toBe(50);
});

it('reports a burst while it is being accepted, neither before nor after', async () => {
  const arrivals = new Arrivals();
  const reported: boolean[] = [];
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  arrivals.acceptFirst(
    () => true,
    () => reported.push(arrivals.isAcceptingBurst),
  );
  reported.push(arrivals.isAcceptingBurst);
  arrivals.connected(socket());
  await turn();
  reported.push(arrivals.isAcceptingBurst);
  for (now += 10; reported.length < 3;) await turn();
  expect(reported).toEqual([false, true, false]);
});

it('gives requests as much time as accepting took', async () => {
  const arrivals = new Arrivals();
  await acceptFor(arrivals);
  expect(await acceptFor(arrivals)).toBe(10);
  now += 390;
  expect(await acceptFor(arrivals)).toBe(400);
});

it('tells how long a new connection may have waited, and that an old one has not', () => {
  const arrivals = new Arrivals();
  const [first, second, idle, alone] = [socket(), socket(), socket(), socket()];
  arrivals.connected(first);
  now += 90;
  for (const one of [second, idle]) arrivals.connected(one);
  expect([arrivals.waitingSince(first), arrivals.waitingSince(second)]).toEqual([1_000, 1_000]);
  expect(arrivals.waitingSince(second)).toBe(now);
  now += 101;
  expect(arrivals.waitingSince(idle)).toBe(now);
  arrivals.connected(alone);
  now += 10;
  expect(arrivals.waitingSince(alone)).toBe(now - 10);
});

it('counts no waiting time for a connection that arrived alone', async () => {
  const arrivals = new Arrivals();
  arrivals.connected(socket());
  await acceptFor(arrivals, { comingForMs: 0 });
  const late = socket();
  now += 20;
  arrivals.connected(late);
  expect(arrivals.waitingSince(late)).toBeGreaterThan(1_000);
});
