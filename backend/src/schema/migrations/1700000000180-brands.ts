import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, updateInBatches } from '../migration-steps.js';

const brandOf = (row: string): string =>
  `lower((coalesce(${row}masked_facts, ${row}facts)->>case ${row}type when 'car-lease' then 'make' when 'timeshare' then 'developer' end) collate pg_unicode_fast)`;

/** Lists by make or developer are sorted in every order without reading the rows of all matches. */
export class Brands1700000000180 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts add column if not exists brand text');
    await runner.query(`
      create or replace function contracts_brand() returns trigger language plpgsql as $$
      begin
        new.brand := ${brandOf('new.')};
        return new;
      end $$;
      create or replace trigger contracts_brand_filled before insert or update of type, facts, masked_facts on contracts
        for each row execute function contracts_brand()`);
    await updateInBatches(runner, 'contracts', {
      set: `brand = ${brandOf('')}`,
      where: `brand is distinct from ${brandOf('')}`,
    });
    await createIndex(
      runner,
      'contracts_listed_brand',
      `on contracts (brand, id)
        include (type, created_at, monthly_payment, remaining_term_months, effective_monthly, incentive, place_id)
        where status in ('active', 'pending') and brand is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_listed_brand');
    await runner.query('drop trigger if exists contracts_brand_filled on contracts');
    await runner.query('drop function if exists contracts_brand');
    await runner.query('alter table contracts drop column if exists brand');
  }
}
