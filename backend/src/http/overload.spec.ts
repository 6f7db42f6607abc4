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

/** Admission happens a few turns later, so that requests that arrive together are seen together. */
const admission = async () => {
  for (let turns = 0; turns < 4; turns++) await turn();
};

function traffic(most: number, reads = most) {
  const made = new Traffic(most, Object.assign(new ReadLimit(most), { current: reads }));
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

it('admits as many requests as it can serve, then the newest waiting one when a response is finished', async () => {
  const { ask } = traffic(2);
  const [first, second] = [ask(), ask()];
  await admission();
  const [third, fourth] = [ask(), ask()];
  await admission();
  expect([first, second, third, fourth].map(({ isIn }) => isIn)).toEqual([true, true, false, false]);
  first.leave();
  // Node emits both events for one response: its slot is freed once
  first.hangUp();
  await admission();
  expect([third.isIn, fourth.isIn]).toEqual([false, true]);
  second.hangUp();
  await admission();
  expect(third.isIn).toBe(true);
});

it('refuses what it could not admit with 503 and Retry-After, after a delay', () => {
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

it('refuses a page with an HTML page that reloads itself', () => {
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

it('serves all requests of a small burst, however long they waited', () => {
  jest.useFakeTimers();
  const { ask } = traffic(1);
  const burst = [ask(), ask(), ask()];
  for (let turn = 0; turn < burst.length; turn++) {
    jest.advanceTimersByTime(310);
    burst.find(({ isIn, isOut }) => isIn && !isOut)?.leave();
  }
  expect(burst.map(({ isIn }) => isIn)).toEqual([true, true, true]);
});

it('neither admits nor keeps a request whose client has disconnected', async () => {
  const { ask } = traffic(1);
  const first = ask();
  await admission();
  const gone = ask();
  gone.hangUp();
  first.leave();
  const next = ask();
  await admission();
  expect([gone.isIn, next.isIn]).toEqual([false, true]);
});

it('limits reads before writes', async () => {
  const { ask } = traffic(10, 1);
  ask();
  await admission();
  const reads = [ask(), ask(graphql('query { contracts { edges { node { id } } } }'))];
  const writes = [ask(graphql('mutation { completePurchase(paymentIntentId: "x") { status } }')), ask(write)];
  await admission();
  expect(reads.map(({ isIn }) => isIn)).toEqual([false, false]);
  expect(writes.map(({ isIn }) => isIn)).toEqual([true, true]);
});

it('never sheds the exact paths of monitoring and the webhook', async () => {
  const { ask } = traffic(0);
  const asked = ['/healthz', '/readyz', '/metrics', '/api/stripe/webhook'].map((path) => ask({ path }));
  const others = ['/healthzz', '/healthz/x', '/readyz/', '/metrics/a/b', '/api/stripe/webhook/x'].map(
    (path) => ask({ path }),
  );
  others.push(ask(), ask(write));
  await admission();
  expect(asked.map(({ isIn }) => isIn)).toEqual([true, true, true, true]);
  expect(others.filter(({ isIn }) => isIn)).toEqual([]);
});

it('passes over requests that waited too long during a burst, until no others wait', () => {
  jest.useFakeTimers();
  const { ask } = traffic(1);
  const first = ask();
  jest.advanceTimersByTime(100);
  const crowd = Array.from({ length: 300 }, () => ask());
  jest.advanceTimersByTime(300);
  const fresh = ask();
  // arrived later, but its connection has waited in the backlog as long as the others
  jest.spyOn(Arrivals.prototype, 'waitingSince').mockReturnValueOnce(performance.now() - 300);
  const late = ask();
  first.leave();
  jest.advanceTimersByTime(10);
  expect([fresh.isIn, late.isIn]).toEqual([true, false]);
  fresh.leave();
  jest.advanceTimersByTime(200);
  expect([late, ...crowd].filter(({ isIn }) => isIn)).toHaveLength(1);
});

it('lets cheap handlers bypass the queue, except while a burst of connections is accepted', () => {
  const { made } = traffic(0);
  const handler = jest.fn();
  const next = jest.fn();
  const bypass = () => void made.bypass(handler)({} as Request, {} as Response, next);
  bypass();
  expect([handler, next].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  jest.spyOn(Arrivals.prototype, 'isAcceptingBurst', 'get').mockReturnValue(true);
  bypass();
  expect([handler, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('refuses no request for which there is capacity, however long the event loop was busy', () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { ask } = traffic(1, 1);
  const first = ask();
  const second = ask();
  // admission has not run yet when the timer is due
  jest.setSystemTime(Date.now() + 3_000);
  jest.advanceTimersByTime(100);
  expect([first, second].filter(({ isIn }) => isIn)).toHaveLength(1);
});
