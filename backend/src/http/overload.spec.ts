import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { OverloadControl } from './overload.js';
import { ReadLimit } from './read-limit.js';
import { answering, requestOfLine, resumedRequest } from './request-log.js';

const started: OverloadControl[] = [];
afterEach(() => {
  started.splice(0).forEach((overload) => overload.onApplicationShutdown());
  jest.useRealTimers();
});

/** Queued requests are admitted in the next turn of the event loop. */
const admission = () => turn();

function overloadControl(maxInFlight: number, maxReads = maxInFlight) {
  const control = new OverloadControl(
    maxInFlight,
    Object.assign(new ReadLimit(maxInFlight), { current: maxReads }),
  );
  started.push(control);
  const ask = (request: Partial<Request> = {}) => {
    const exchange = {
      isAdmitted: false,
      lineOf: undefined as object | undefined,
      isFinished: false,
      status: 0,
      headers: {} as Record<string, unknown>,
      body: '',
    };
    const response = Object.assign(new EventEmitter(), {
      locals: {},
      destroyed: false,
      getHeader: () => "style-src 'self'",
      setHeader: () => undefined,
      writeHead: (status: number, headers: Record<string, unknown>) =>
        Object.assign(exchange, { status, headers }),
      end: (body: string) => Object.assign(exchange, { body }),
    });
    const asked = {
      method: 'GET',
      path: '/api/contracts',
      socket: {},
      accepts: () => 'json',
      ...request,
    } as unknown as Request;
    const admitted = () => void Object.assign(exchange, { isAdmitted: true, lineOf: requestOfLine() });
    const resume = () => void resumedRequest(asked, response as unknown as Response, admitted);
    answering(asked, () => void control.handler(asked, response as unknown as Response, resume));
    const finish = () => {
      exchange.isFinished = true;
      response.emit('prefinish');
    };
    const disconnect = () => {
      response.destroyed = true;
      response.emit('close');
    };
    return Object.assign(exchange, { finish, disconnect });
  };
  return ask;
}

const write = { method: 'POST', path: '/api/contracts/1/chat' };
const graphql = (query: string) => ({ method: 'POST', path: '/graphql', body: { query } });

it('admits as many requests as it can serve, then the newest waiting one when a response is finished', async () => {
  const ask = overloadControl(2);
  const [first, second] = [ask(), ask()];
  await admission();
  const [third, fourth] = [ask(), ask()];
  await admission();
  expect([first, second, third, fourth].map(({ isAdmitted }) => isAdmitted)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  first.finish();
  // Node emits both events for one response: its slot is freed once
  first.disconnect();
  await admission();
  expect([third.isAdmitted, fourth.isAdmitted]).toEqual([false, true]);
  second.disconnect();
  await admission();
  expect(third.isAdmitted).toBe(true);
});

it('refuses what it could not admit with 503 and Retry-After, after a delay', () => {
  jest.useFakeTimers();
  const ask = overloadControl(1);
  const first = ask();
  jest.advanceTimersByTime(100);
  const burst = Array.from({ length: 300 }, () => ask());
  jest.advanceTimersByTime(800);
  expect(burst.filter(({ status }) => status > 0)).toEqual([]);
  expect(first.isAdmitted).toBe(true);
  jest.advanceTimersByTime(2_400);
  for (const request of burst) expect(request).toMatchObject({ status: 503, headers: { 'Retry-After': 1 } });
});

it('refuses a page with an HTML page that reloads itself', () => {
  jest.useFakeTimers();
  const ask = overloadControl(0);
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
  const ask = overloadControl(1);
  const burst = [ask(), ask(), ask()];
  for (let n = 0; n < burst.length; n++) {
    jest.advanceTimersByTime(310);
    burst.find(({ isAdmitted, isFinished }) => isAdmitted && !isFinished)?.finish();
  }
  expect(burst.map(({ isAdmitted }) => isAdmitted)).toEqual([true, true, true]);
});

it('serves a few clients that send requests without pause', () => {
  jest.useFakeTimers();
  const ask = overloadControl(4, 4);
  const all: ReturnType<typeof ask>[] = [];
  let asked = Array.from({ length: 32 }, () => ask());
  // each answer takes 50 ms and is followed by the next request of its client
  for (let ms = 0; ms < 8_000; ms += 50) {
    jest.advanceTimersByTime(50);
    const answered = asked.filter(({ isAdmitted }) => isAdmitted);
    answered.forEach(({ finish }) => finish());
    all.push(...answered);
    asked = [...asked.filter(({ isAdmitted }) => !isAdmitted), ...answered.map(() => ask())];
  }
  expect(all.length).toBeGreaterThan(300);
  expect([...all, ...asked].filter(({ status }) => status === 503)).toEqual([]);
});

it('neither admits nor keeps a request whose client has disconnected', async () => {
  const ask = overloadControl(1);
  const first = ask();
  await admission();
  const gone = ask();
  gone.disconnect();
  first.finish();
  const next = ask();
  await admission();
  expect([gone.isAdmitted, next.isAdmitted]).toEqual([false, true]);
});

it('limits reads before writes', async () => {
  const ask = overloadControl(10, 1);
  ask();
  await admission();
  const reads = [ask(), ask(graphql('query { contracts { edges { node { id } } } }'))];
  const writes = [ask(graphql('mutation { completePurchase(paymentIntentId: "x") { status } }')), ask(write)];
  await admission();
  expect(reads.map(({ isAdmitted }) => isAdmitted)).toEqual([false, false]);
  expect(writes.map(({ isAdmitted }) => isAdmitted)).toEqual([true, true]);
});

it('admits queued writes while reads wait for the limit of reads', async () => {
  const ask = overloadControl(2, 1);
  // enough recent answers for the queue to be served in order of arrival
  for (let n = 0; n < 8; n++) ask(write).finish();
  const [reading, writing] = [ask(), ask(write)];
  await admission();
  const read = ask();
  const writes = [ask(write), ask(write)];
  writing.finish();
  await admission();
  expect([reading, read, ...writes].map(({ isAdmitted }) => isAdmitted)).toEqual([true, false, true, false]);
});

it('does not count a request as answered if its client has disconnected', async () => {
  const ask = overloadControl(1);
  const gone = ask();
  await admission();
  const [older, newer] = [ask(), ask()];
  gone.disconnect();
  await admission();
  expect([older.isAdmitted, newer.isAdmitted]).toEqual([false, true]);
  newer.finish();
  const newest = ask();
  await admission();
  expect([older.isAdmitted, newest.isAdmitted]).toEqual([false, true]);
});

it('never sheds the exact paths of monitoring and the webhook', async () => {
  const ask = overloadControl(0);
  const asked = ['/healthz', '/readyz', '/metrics', '/api/stripe/webhook'].map((path) => ask({ path }));
  const others = ['/healthzz', '/healthz/x', '/readyz/', '/metrics/a/b', '/api/stripe/webhook/x'].map(
    (path) => ask({ path }),
  );
  others.push(ask(), ask(write));
  await admission();
  expect(asked.map(({ isAdmitted }) => isAdmitted)).toEqual([true, true, true, true]);
  expect(others.filter(({ isAdmitted }) => isAdmitted)).toEqual([]);
});

it('refuses no request for which there is capacity, however long the event loop was busy', () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const ask = overloadControl(1, 1);
  const first = ask();
  const second = ask();
  // admission has not run yet when the timer is due
  jest.setSystemTime(Date.now() + 3_000);
  jest.advanceTimersByTime(100);
  expect([first, second].filter(({ isAdmitted }) => isAdmitted)).toHaveLength(1);
});

it('leaves each request its own log lines', async () => {
  const ask = overloadControl(2);
  const requests = ['/first', '/second'].map((path) => ask({ path }));
  await admission();
  expect(requests.map(({ lineOf }) => lineOf)).toMatchObject([
    { req: { path: '/first' } },
    { req: { path: '/second' } },
  ]);
});
