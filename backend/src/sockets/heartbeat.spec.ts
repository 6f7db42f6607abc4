import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { GateSocket } from './gate-socket.js';
import { Heartbeat } from './heartbeat.js';

const EVERY_MS = 12_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function sockets(count: number) {
  const all = Array.from({ length: count }, () => {
    const seen = { pings: [] as number[], isTerminated: false };
    const gateSocket = {
      isAlive: true,
      isOpen: true,
      socket: {
        ping: () => seen.pings.push(Date.now()),
        terminate: () => (seen.isTerminated = true),
      },
    };
    return Object.assign(seen, { gateSocket, answers: () => (gateSocket.isAlive = true) });
  });
  const open = new Set(all.map(({ gateSocket }) => gateSocket as unknown as GateSocket));
  const heartbeat = new Heartbeat(open, EVERY_MS);
  heartbeat.start();
  return { all, open, heartbeat };
}

it.each([1, 7, 1_000])('pings each of %d sockets once per round', (count) => {
  const { all, heartbeat } = sockets(count);
  for (let round = 0; round < 5; round++) {
    jest.advanceTimersByTime(EVERY_MS);
    for (const { answers } of all) answers();
  }
  heartbeat.stop();
  for (const { pings, isTerminated } of all) {
    expect(pings.length).toBeGreaterThanOrEqual(4);
    expect(pings.length).toBeLessThanOrEqual(5);
    expect(isTerminated).toBe(false);
  }
});

it('spreads the pings over time', () => {
  const { all, heartbeat } = sockets(1_000);
  jest.advanceTimersByTime(EVERY_MS);
  heartbeat.stop();
  const atOnce = new Map<number, number>();
  for (const { pings } of all) for (const at of pings) atOnce.set(at, (atOnce.get(at) ?? 0) + 1);
  expect(Math.max(...atOnce.values())).toBeLessThan(20);
});

it('terminates only sockets that did not answer', () => {
  const { all, heartbeat } = sockets(10);
  jest.advanceTimersByTime(EVERY_MS);
  all.slice(1).forEach(({ answers }) => answers());
  jest.advanceTimersByTime(EVERY_MS);
  heartbeat.stop();
  expect(all.map(({ isTerminated }) => isTerminated)).toEqual([true, ...Array<boolean>(9).fill(false)]);
});
