import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { Arrivals } from './arrivals.js';
import { Traffic } from './overload.js';
import { ReadLimit } from './read-limit.js';

const started: Traffic[] = [];
afterEach(() => {
  started.splice(0).forEach((traffic) => traffic.onApplicationShutdown());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The door opens a turn later, so that whoever came at the same time is seen. */
const open = async () => {
  for (let turns = 0; turns < 4; turns++) await turn();
};

function traffic(most: number, reads = most) {
  const made = new Traffic(most, Object.assign(new ReadLimit(most), { now: reads }));
  started.push(made);
  const ask = (request: Partial<Request> = {}) => {
    const visit = { isIn: false, isOut: false, status: 0, headers: {} as Record<string, unknown>, body: '' };
    const response = Object.assign(new EventEmitter(), {
      locals: {},
      destroyed: false,
      writeHead: (status: number, headers: Record<string, unknown>) =>
        Object.assign(visit, { status, headers }),
      end: (body: string) => Object.assign(visit, { body }),
    });
    const asked = {
      method: 'GET',
      path: '/api/contracts',
      socket: {},
      accepts: () => 'json',
      ...request,
    } as unknown as Request;
    void made.handler(asked, response as unknown as Response, () => (visit.isIn = true));
    const leave = () => {
      visit.isOut = true;
      response.emit('prefinish');
    };
    const hangUp = () => {
      response.destroyed = true;
      response.emit('close');
    };
    return Object.assign(visit, { leave, hangUp });
  };
  return { made, ask };
}

const write = { method: 'POST', path: '/api/contracts/1/chat' };
const graphql = (query: string) => ({ method: 'POST', path: '/graphql', body: { query } });

it('lets in as many as it can serve, and the newest of those who wait when one has left', async () => {
  const { ask } = traffic(2);
  const [first, second] = [ask(), ask()];
  await open();
  const [third, fourth] = [ask(), ask()];
  await open();
  expect([first, second, third, fourth].map(({ isIn }) => isIn)).toEqual([true, true, false, false]);
  first.leave();
  // its end is told twice, as Node does: the place is given once
  first.hangUp();
  await open();
  expect([third.isIn, fourth.isIn]).toEqual([false, true]);
  second.hangUp();
  await open();
  expect(third.isIn).toBe(true);
});

it('refuses with 503 and a time to come again whom it could not let in, after a while', () => {
  jest.useFakeTimers();
  const { ask } = traffic(1);
  const first = ask();
  jest.advanceTimersByTime(100);
  const crowd = Array.from({ length: 300 }, () => ask());
  jest.advanceTimersByTime(800);
  expect(crowd.filter(({ status }) => status > 0)).toEqual([]);
  expect(first.isIn).toBe(true);
  jest.advanceTimersByTime(2_400);
  for (const one of crowd) expect(one).toMatchObject({ status: 503, headers: { 'Retry-After': 1 } });
});

it('tells a browser that waits for a page in a page that comes again by itself', () => {
  jest.useFakeTimers();
  const { ask } = traffic(0);
  const browser = ask({ path: '/contracts', accepts: () => 'html' } as never);
  const program = ask({ path: '/contracts' });
  jest.advanceTimersByTime(3_200);
  expect(browser).toMatchObject({
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': 1 },
    body: expect.stringMatching(/http-equiv="refresh" content="2"[^]*Many people are here right now\./),
  });
  expect(program).toMatchObject({
    status: 503,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
});

it('works off a burst, however long it waited', () => {
  jest.useFakeTimers();
  const { ask } = traffic(1);
  const burst = [ask(), ask(), ask()];
  for (let turn = 0; turn < burst.length; turn++) {
    jest.advanceTimersByTime(310);
    burst.find(({ isIn, isOut }) => isIn && !isOut)?.leave();
  }
  expect(burst.map(({ isIn }) => isIn)).toEqual([true, true, true]);
});

it('does not let in who has gone, nor keep them', async () => {
  const { ask } = traffic(1);
  const first = ask();
  await open();
  const gone = ask();
  gone.hangUp();
  first.leave();
  const next = ask();
  await open();
  expect([gone.isIn, next.isIn]).toEqual([false, true]);
});

it('holds reads back before writes', async () => {
  const { ask } = traffic(10, 1);
  ask();
  await open();
  const reads = [ask(), ask(graphql('query { contracts { edges { node { id } } } }'))];
  const writes = [ask(graphql('mutation { completePurchase(paymentIntentId: "x") { status } }')), ask(write)];
  await open();
  expect(reads.map(({ isIn }) => isIn)).toEqual([false, false]);
  expect(writes.map(({ isIn }) => isIn)).toEqual([true, true]);
});

it('never sheds the watchers and the webhook', async () => {
  const { ask } = traffic(0);
  const asked = ['/healthz', '/readyz', '/metrics', '/api/stripe/webhook'].map((path) => ask({ path }));
  const others = [ask(), ask(write), ask({ path: '/healthzz' })];
  await open();
  expect(asked.map(({ isIn }) => isIn)).toEqual([true, true, true, true]);
  expect(others.map(({ isIn }) => isIn)).toEqual([false, false, false]);
});

it('passes over whoever has waited too long where a crowd waits, until nobody else does', () => {
  jest.useFakeTimers();
  const { ask } = traffic(1);
  const first = ask();
  jest.advanceTimersByTime(100);
  const crowd = Array.from({ length: 300 }, () => ask());
  jest.advanceTimersByTime(300);
  const fresh = ask();
  // asked later, but its connection had to wait as long as the others
  jest.spyOn(Arrivals.prototype, 'waitingSince').mockReturnValueOnce(performance.now() - 300);
  const late = ask();
  first.leave();
  jest.advanceTimersByTime(10);
  expect([fresh.isIn, late.isIn]).toEqual([true, false]);
  fresh.leave();
  jest.advanceTimersByTime(200);
  expect([late, ...crowd].filter(({ isIn }) => isIn)).toHaveLength(1);
});

it('lets by what needs no turn, but while a crowd is taken in', () => {
  const { made } = traffic(0);
  const handler = jest.fn();
  const next = jest.fn();
  const aside = () => void made.aside(handler)({} as Request, {} as Response, next);
  aside();
  expect([handler, next].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  jest.spyOn(Arrivals.prototype, 'areMany', 'get').mockReturnValue(true);
  aside();
  expect([handler, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('refuses nobody for whom there is a place, however long the loop was busy', () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { ask } = traffic(1, 1);
  const first = ask();
  const second = ask();
  // the door has not opened yet when the clock strikes
  jest.setSystemTime(Date.now() + 3_000);
  jest.advanceTimersByTime(100);
  expect([first, second].filter(({ isIn }) => isIn)).toHaveLength(1);
});
