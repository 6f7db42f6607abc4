import { beforeEach, expect, it, jest } from '@jest/globals';
import type { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import type { TopicBus, Topics } from '../common/cluster/topics.js';
import type { Database } from '../database/database.js';
import { onOneConnection, refuseSecondConnection } from '../database/driver/one-connection.js';
import { TermsInForce } from './terms-in-force.js';

interface Row {
  current: number | null;
  required: number | null;
}

const query = jest.fn<() => Promise<Row[]>>();
const warn = jest.fn();
let tell: <Name extends keyof Topics>(topic: Name, payload: Topics[Name]) => void;
let terms: TermsInForce;

beforeEach(() => {
  jest.useRealTimers();
  query.mockReset().mockResolvedValue([{ current: null, required: null }]);
  warn.mockReset();
  const listeners = new Map<string, (payload: never) => void>();
  tell = (topic, payload) => listeners.get(topic)?.(payload as never);
  const topics = {
    on: (topic: string, listener: (payload: never) => void) => listeners.set(topic, listener),
  };
  terms = new TermsInForce(
    { query } as unknown as Database,
    { warn } as unknown as PinoLogger,
    topics as unknown as TopicBus,
  );
});

it('starts with what is published, or with the shipped text, which nobody has to accept', async () => {
  await terms.onModuleInit();
  expect([terms.current, terms.required]).toEqual([1, 0]);
  query.mockResolvedValue([{ current: 4, required: 3 }]);
  await terms.read();
  expect([terms.current, terms.required]).toEqual([4, 3]);
});

it('follows publications of the terms at once, without a read', async () => {
  await terms.onModuleInit();
  tell('legalTextPublished', { kind: 'privacy', version: 9, requiresConsent: false });
  tell('legalTextPublished', { kind: 'terms', version: 2, requiresConsent: true });
  expect([terms.current, terms.required]).toEqual([2, 2]);
  tell('legalTextPublished', { kind: 'terms', version: 3, requiresConsent: false });
  expect([terms.current, terms.required]).toEqual([3, 2]);
  expect(query).toHaveBeenCalledTimes(1);
});

it('is not set back by a read that began before a publication', async () => {
  let answer = (_rows: Row[]): void => undefined;
  query.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const read = terms.read();
  tell('legalTextPublished', { kind: 'terms', version: 2, requiresConsent: true });
  answer([{ current: null, required: null }]);
  await read;
  expect([terms.current, terms.required]).toEqual([2, 2]);
});

it('reads again beside a question after five seconds, and when events may be lost; a failure changes nothing', async () => {
  jest.useFakeTimers();
  await terms.onModuleInit();
  query.mockResolvedValue([{ current: 2, required: 2 }]);
  expect(terms.required).toBe(0);
  expect(query).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_001);
  expect(terms.required).toBe(0);
  await jest.advanceTimersByTimeAsync(0);
  expect([terms.required, query.mock.calls.length]).toEqual([2, 2]);
  query.mockRejectedValue(new Error('The database is away.'));
  tell('mayHaveMissed', {});
  await jest.advanceTimersByTimeAsync(0);
  expect([terms.required, query.mock.calls.length, warn.mock.calls.length]).toEqual([2, 3, 1]);
});

it('reads again when a transaction asks, which does not wait for it', async () => {
  jest.useFakeTimers();
  await terms.onModuleInit();
  query.mockImplementation(async () => {
    refuseSecondConnection();
    return [{ current: 2, required: 2 }];
  });
  jest.advanceTimersByTime(5_001);
  const pool = { options: { refusesSecondConnections: true } } as unknown as Pool;
  await onOneConnection(pool, async () => {
    expect(terms.current).toBe(1);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect([terms.current, warn.mock.calls.length]).toEqual([2, 0]);
});
