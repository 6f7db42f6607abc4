import { expect, it } from '@jest/globals';
import { OneAlertFrequency1700000000289 } from '../../src/schema/migrations/1700000000289-one-alert-frequency.js';
import { openMigrated, useDatabasePerTest } from '../support/product/migrations.js';

useDatabasePerTest();

it('a member who switched all emails of saved searches off gets none, and every other search keeps its frequency', async () => {
  const dataSource = await openMigrated();
  const runner = dataSource.createQueryRunner();
  await runner.query(`with members as (
      insert into users (email) values ('off@example.com'), ('shown@example.com'), ('on@example.com') returning id, email),
    preferences as (
      insert into notification_preferences (user_id, kind, mail, in_app)
      select id, 'saved', email <> 'off@example.com', email <> 'shown@example.com' from members
      where email <> 'on@example.com')
    insert into saved_searches (user_id, name, query, frequency, next_at)
    select id, email, 'q=boat', 'weekly', now() from members`);
  const migration = new OneAlertFrequency1700000000289();
  for (let start = 0; start < 2; start++) await migration.up(runner);
  expect(
    await runner.query(
      'select name, frequency, next_at is not null as due from saved_searches order by name',
    ),
  ).toEqual([
    { name: 'off@example.com', frequency: 'off', due: false },
    { name: 'on@example.com', frequency: 'weekly', due: true },
    { name: 'shown@example.com', frequency: 'weekly', due: true },
  ]);
  expect(await runner.query(`select from notification_preferences where kind = 'saved'`)).toEqual([]);
  await runner.release();
});
