import { expect, it } from '@jest/globals';
import { indexDrift } from '../../src/schema/index-drift.js';
import { Windows1700000000286 } from '../../src/schema/migrations/1700000000286-windows.js';
import { Invitations1700000000287 } from '../../src/schema/migrations/1700000000287-invitations.js';
import { openMigrated, useDatabasePerTest } from '../support/product/migrations.js';

useDatabasePerTest();

it('windows and invitations can be taken back from the schema and added again, also by a start that was interrupted', async () => {
  const dataSource = await openMigrated();
  const runner = dataSource.createQueryRunner();
  const migrations = [new Windows1700000000286(), new Invitations1700000000287()];
  for (const migration of migrations.toReversed()) await migration.down(runner);
  await expect(runner.query('select from invitations')).rejects.toMatchObject({ code: '42P01' });
  await expect(runner.query('select windows from applications')).rejects.toMatchObject({ code: '42703' });
  for (let start = 0; start < 2; start++) for (const migration of migrations) await migration.up(runner);
  expect(await indexDrift(dataSource)).toEqual([]);
  await runner.release();
});
