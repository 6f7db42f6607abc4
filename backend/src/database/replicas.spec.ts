import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Config } from '../common/config/config.js';
import { Replicas } from './replicas.js';

/** Where the write-ahead logs of the two servers end; null: the server does not answer. */
let primary: number | null;
let replica: number | null;
let replicas: Replicas;

const server = (position: () => number | null) => ({
  options: {},
  query: () => {
    const now = position();
    return now === null ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [{ position: now }] });
  },
  end: () => Promise.resolve(),
});

/** Waits until both servers were asked for their positions; returns whether the replica is read from. */
async function probe(positions: { primary: number | null; replica: number | null }): Promise<boolean> {
  ({ primary, replica } = positions);
  await jest.advanceTimersByTimeAsync(1_000);
  return replicas.pick() !== undefined;
}

beforeEach(async () => {
  jest.useFakeTimers();
  const config = { databaseReplicaUrls: ['postgres://replica.test/handover'] } as Config;
  const dataSource = { driver: { master: server(() => primary) } } as unknown as DataSource;
  replicas = new Replicas(config, dataSource);
  Object.assign(replicas.all[0]!, { pool: server(() => replica) });
  replicas.onModuleInit();
  await probe({ primary: 1_000, replica: 900 });
});
afterEach(async () => {
  await replicas.onApplicationShutdown();
  jest.useRealTimers();
});

it('reads from a replica that follows the primary', async () => {
  expect(await probe({ primary: 1_000, replica: 1_000 })).toBe(true);
});

it('does not read from a replica of the former primary, even when the new primary has passed its position', async () => {
  expect(await probe({ primary: 850, replica: 900 })).toBe(false);
  expect(await probe({ primary: 950, replica: 900 })).toBe(false);
  expect(await probe({ primary: null, replica: 900 })).toBe(false);
});

it('reads from it again after it was rebuilt: its position goes back, or it was restarted', async () => {
  await probe({ primary: 850, replica: 900 });
  expect(await probe({ primary: 850, replica: 850 })).toBe(true);
  await probe({ primary: 800, replica: 850 });
  expect(await probe({ primary: 950, replica: null })).toBe(false);
  expect(await probe({ primary: 950, replica: 950 })).toBe(true);
});

it('goes on reading from replicas while the primary does not answer', async () => {
  expect(await probe({ primary: null, replica: 1_000 })).toBe(true);
});
