import { expect, it } from '@jest/globals';
import { numbered, openMigrated, USERS, useDatabasePerTest } from './support/migrations.js';

useDatabasePerTest();

/** What the release before had stored: status, reason of the pause, status of the purchase, who paused last. */
const STORED: Record<string, [string, string | null, string, string | null]> = {
  'an open one': ['in-progress', null, 'captured', null],
  'paused by an admin': ['in-progress', 'admin', 'captured', 'admin'],
  'paused for a report': ['proposed', 'admin', 'captured', 'clock'],
  'paused for other terms while the bank disputes the fee': ['in-progress', 'terms-differ', 'disputed', null],
  'resumed while the bank disputes the fee': ['in-progress', null, 'disputed', null],
  'paused by a dispute': ['in-progress', 'dispute', 'disputed', 'provider'],
  'paused by a dispute that was lost': ['in-progress', 'dispute', 'charged-back', 'provider'],
  'one that is over': ['completed', null, 'disputed', null],
};

it('gives each paused transfer all its reasons', async () => {
  const dataSource = await openMigrated(1700000000184);
  await dataSource.query(USERS);
  for (const [title, [status, reason, money, by]] of Object.entries(STORED))
    await dataSource.query(
      `with people as (select (array_agg(id))[1] as buyer, (array_agg(id))[2] as seller from users),
       sale as (
         insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract)
         select gen_random_uuid(), $1, buyer, seller, 2500, 'sandbox', $4, $4 = 'captured' from people
         returning id, contract_id, buyer_id, seller_id),
       transfer as (
         insert into transfers (purchase_id, contract_id, buyer_id, seller_id, type, status, pause_reason, paused_at, created_at)
         select id, contract_id, buyer_id, seller_id, 'loan', $2, $3::text, case when $3::text is not null then now() end, now()
         from sale returning id)
       insert into transfer_events (transfer_id, by, action) select id, $5::text, 'pause' from transfer where $5::text is not null`,
      [title, status, reason, money, by],
    );
  const runner = dataSource.createQueryRunner();
  const migration = new (numbered(1700000000192))();
  // an interrupted migration runs again from its first line
  for (let time = 0; time < 2; time++) await migration.up(runner);
  const rows = await dataSource.query<{ title: string; first: string | null; reasons: string[] }[]>(
    `select contract_title as title, pause_reason as first, pause_reasons as reasons
     from transfers t join purchases p on p.id = t.purchase_id`,
  );
  expect(Object.fromEntries(rows.map(({ title, reasons }) => [title, reasons]))).toEqual({
    'an open one': [],
    'paused by an admin': ['admin'],
    'paused for a report': ['report'],
    'paused for other terms while the bank disputes the fee': ['terms-differ', 'dispute'],
    'resumed while the bank disputes the fee': ['dispute'],
    'paused by a dispute': ['dispute'],
    'paused by a dispute that was lost': ['charge-back'],
    'one that is over': [],
  });
  for (const { first, reasons } of rows) expect(first).toBe(reasons[0] ?? null);
  await migration.down(runner);
});
