import { APPROVE_LISTINGS } from '@handover/domain/listings/approval';
import { expect, it, jest } from '@jest/globals';
import type { Pool } from 'pg';
import type { TopicBus } from '../common/cluster/topics.js';
import type { Database } from '../database/database.js';
import { onOneConnection, refuseSecondConnection } from '../database/driver/one-connection.js';
import { RulesInForce } from './rules-in-force.js';

it('reads again after five seconds when a transaction asks, which does not wait for it', async () => {
  jest.useFakeTimers();
  const findBy = jest.fn<() => Promise<{ key: string; value: string }[]>>().mockResolvedValue([]);
  const rules = new RulesInForce(
    { manager: { findBy } } as unknown as Database,
    { on: () => undefined } as unknown as TopicBus,
  );
  await rules.onModuleInit();
  findBy.mockImplementation(async () => {
    refuseSecondConnection();
    return [{ key: APPROVE_LISTINGS, value: 'true' }];
  });
  jest.advanceTimersByTime(5_001);
  const pool = { options: { refusesSecondConnections: true } } as unknown as Pool;
  await onOneConnection(pool, async () => {
    expect(rules.approvesListings).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(rules.approvesListings).toBe(true);
  jest.useRealTimers();
});
