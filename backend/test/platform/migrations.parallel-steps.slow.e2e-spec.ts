import { expect, it } from '@jest/globals';
import { indexDrift } from '../../src/schema/index-drift.js';
import { ParallelSteps1700000000272 } from '../../src/schema/migrations/1700000000272-parallel-steps.js';
import { ConsentDetails1700000000276 } from '../../src/schema/migrations/1700000000276-consent-details.js';
import { openMigrated, useDatabasePerTest } from '../support/product/migrations.js';

useDatabasePerTest();

it('the needs of steps can be taken back from the schema, with one current step a transfer, and added again', async () => {
  const dataSource = await openMigrated();
  const runner = dataSource.createQueryRunner();
  // steps of a transfer alone are enough here
  await runner.query('alter table transfer_steps drop constraint transfer_steps_transfer_known');
  await runner.query(`insert into transfer_steps (transfer_id, key, position, type, status, bound, needs, started_at)
    select '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f', key, position, 'mortgage', status, false, '{accept}', now()
    from (values ('accept', 0, 'done'), ('package', 1, 'current'), ('agreement', 2, 'current')) s (key, position, status)`);
  const migration = new ParallelSteps1700000000272();
  await migration.down(runner);
  expect(await runner.query('select key, status from transfer_steps order by position')).toEqual([
    { key: 'accept', status: 'done' },
    { key: 'package', status: 'current' },
    { key: 'agreement', status: 'waiting' },
  ]);
  for (let start = 0; start < 2; start++) await migration.up(runner);
  expect(await runner.query('select distinct needs from transfer_steps')).toEqual([{ needs: null }]);
  await runner.query(
    `alter table transfer_steps add constraint transfer_steps_transfer_known foreign key (transfer_id)
       references transfers (id) not valid`,
  );
  expect(await indexDrift(dataSource)).toEqual([]);
  await runner.release();
});

it('what a consent says can be taken back from the schema, and added again', async () => {
  const dataSource = await openMigrated();
  const runner = dataSource.createQueryRunner();
  const columns = async () => {
    const found = (await runner.query(`select column_name from information_schema.columns
      where table_name = 'transfer_steps' and column_name in ('valid_until', 'release_included')`)) as object[];
    return found.length;
  };
  const migration = new ConsentDetails1700000000276();
  await migration.down(runner);
  expect(await columns()).toBe(0);
  for (let start = 0; start < 2; start++) await migration.up(runner);
  expect(await columns()).toBe(2);
  await runner.release();
});
