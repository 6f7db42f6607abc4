import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS =
  'paused,expired,withdrawn,elsewhere,holder-silent,term-over,not-transferable,rofr-used,removed';

const valuesKnown = (reasons: string) => `
  alter table contracts drop constraint if exists contracts_values_known;
  alter table contracts add constraint contracts_values_known check (
    type = any ('{car-lease,apartment,mortgage,timeshare,loan}')
    and status = any ('{active,pending,completed,cancelled}')
    and monthly_payment between 0 and 1000000000
    and remaining_term_months between 1 and 600
    and transfer_fee > 0
    and incentive between 0 and 10000000
    and (off_market_reason is null or status = 'cancelled' and off_market_reason = any ('{${reasons}}'))) not valid`;

/** Contracts that are not public until an admin approves them. */
export class FirstWeek1700000000251 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table contracts add if not exists awaits_approval boolean not null default false',
    );
    await runner.query(`
      create table if not exists contract_approvals (
        id uuid not null constraint contract_approvals_pkey primary key
          constraint contract_approvals_contract_known references contracts (id) on delete cascade,
        shown jsonb,
        has_new_photos boolean not null default false,
        asked_at timestamptz(3) not null default now(),
        sent_back_for text)`);
    await runner.query(valuesKnown(`${REASONS},waiting,sent-back`));
    await runner.query('alter table contracts validate constraint contracts_values_known');
  }

  /** Contracts that wait stay off the market and hidden: an admin shows them again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists contract_approvals');
    await runner.query(
      `update contracts set hidden_at = now() where awaits_approval and hidden_at is null;
       update contracts set off_market_reason = 'removed' where off_market_reason in ('waiting', 'sent-back')`,
    );
    await runner.query(valuesKnown(REASONS));
    await runner.query('alter table contracts validate constraint contracts_values_known');
    await runner.query('alter table contracts drop column if exists awaits_approval');
  }
}
