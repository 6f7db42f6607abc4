import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the operator allows by state and type of contract, and the fee rule that a transfer has from its purchase. The two
 * decisions are what Handover comes with: whether the transfer fee falls under these laws is for a lawyer to say.
 */
export class Availability1700000000227 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists availability (
        state char(2) not null constraint availability_state_fits check (state ~ '^[A-Z]{2}$'),
        type text not null,
        mode text not null constraint availability_mode_known check (mode in ('open', 'no-sale', 'closed')),
        fee_rule text not null
          constraint availability_fee_rule_known check (fee_rule in ('standard', 'always-refund')),
        reason text not null constraint availability_reason_fits check (length(reason) <= 300),
        source_name text,
        checked_on date not null,
        changed_by uuid constraint availability_changer_known references users (id),
        changed_at timestamptz(3) not null,
        constraint availability_pkey primary key (state, type));

      insert into availability (state, type, mode, fee_rule, reason, source_name, checked_on, changed_at) values
        ('NY', 'apartment', 'open', 'always-refund', 'Ask a lawyer: the transfer fee may count as an advance fee for information about housing, which goes back, less at most $15, if nothing was rented.',
          'N.Y. Real Property Law 446-a to 446-c', '2026-11-23', now()),
        ('CA', 'apartment', 'open', 'always-refund', 'Ask a lawyer: the transfer fee may count as a fee for a rental listing, which needs a written contract with a refund clause.',
          'Cal. Business and Professions Code 10167 ff.', '2026-11-23', now())
      on conflict do nothing`);
    await runner.query(
      `alter table transfers add column if not exists fee_rule text not null default 'standard'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table transfers drop column fee_rule`);
    await runner.query(`drop table availability`);
  }
}
