import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = [
  'paused',
  'expired',
  'withdrawn',
  'elsewhere',
  'holder-silent',
  'term-over',
  'not-transferable',
  'rofr-used',
  'removed',
];

/**
 * Freshness of listings, and why they are off the market. The defaults are evaluated once, so no row is rewritten, and
 * what is listed now stays listed for 30 days. The constraint is added unvalidated, so that no scan happens under the
 * exclusive lock.
 */
export class Listings1700000000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts
      add off_market_reason text,
      add off_market_at timestamptz(3),
      add went_to text,
      add fresh_until timestamptz(3) default now() + interval '30 days',
      add fresh_reminders smallint not null default 0,
      add listed_at timestamptz(3),
      add constraint contracts_off_market_reason_known check (off_market_reason is null or status = 'cancelled'
        and off_market_reason in (${REASONS.map((reason) => `'${reason}'`).join(', ')})) not valid`);
    await runner.query(`create table contract_changes (
      id uuid not null default uuidv7() constraint contract_changes_pkey primary key,
      contract_id uuid not null constraint contract_changes_contract_known references contracts (id) on delete cascade,
      field text not null,
      before text,
      after text,
      changed_at timestamptz(3) not null default now())`);
    await runner.query(
      'create index contract_changes_of_contract on contract_changes (contract_id, changed_at desc, id desc)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contract_changes');
    await runner.query(`alter table contracts
      drop off_market_reason, drop off_market_at, drop went_to, drop fresh_until, drop fresh_reminders,
      drop listed_at`);
  }
}
