import { expect, it } from '@jest/globals';
import { SEARCHED } from '../../src/contact/contact-request.entity.js';
import { indexDrift } from '../../src/schema/index-drift.js';
import { Requests1700000000252 } from '../../src/schema/migrations/1700000000252-requests.js';
import { openMigrated, useDatabasePerTest } from '../support/product/migrations.js';

useDatabasePerTest();

it('replies and canned answers can be taken back from the schema and added again, also by a start that was interrupted', async () => {
  const dataSource = await openMigrated();
  const runner = dataSource.createQueryRunner();
  await runner.query(`insert into contact_requests (name, email) values ('Ada', 'ada@example.com')`);
  const migration = new Requests1700000000252();
  await migration.down(runner);
  await expect(runner.query('select from contact_replies')).rejects.toMatchObject({ code: '42P01' });
  await expect(runner.query('select from canned_answers')).rejects.toMatchObject({ code: '42P01' });
  for (let start = 0; start < 2; start++) await migration.up(runner);
  expect(await runner.query('select name from contact_requests')).toEqual([{ name: 'Ada' }]);
  expect(await indexDrift(dataSource)).toEqual([]);
  await runner.release();
});

it('search and filter of the requests are served by indexes', async () => {
  const dataSource = await openMigrated();
  await dataSource.query(`insert into contact_requests (name, email, message, answered_at)
    select 'Grace Hopper ' || n, 'grace' || n || '@example.com', 'How long does it take?',
      case when n % 2 = 0 then now() end
    from generate_series(1, 4000) n`);
  await dataSource.query('vacuum analyze contact_requests');
  for (const [condition, index] of [
    [`${SEARCHED} like '%hopper 777%'`, 'contact_requests_search'],
    [
      `${SEARCHED} like '%qz%' and letter_pairs(${SEARCHED}) @> letter_pairs('qz')`,
      'contact_requests_letter_pairs',
    ],
    ['answered_at is null', 'contact_requests_waiting'],
    ['answered_at is not null', 'contact_requests_answered'],
  ] as const) {
    const plan: { 'QUERY PLAN': string }[] = await dataSource.query(
      `explain select * from contact_requests where ${condition} order by created_at desc, id desc limit 26`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  }
});
