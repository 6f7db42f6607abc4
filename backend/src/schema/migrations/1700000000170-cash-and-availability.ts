import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, updateInBatches } from '../migration-steps.js';

const WITH_ORDERS =
  'include (type, created_at, monthly_payment, remaining_term_months, effective_monthly, incentive)';
const WHERE_LISTED = `where status in ('active', 'pending')`;

const SEARCHED = [
  ...['title', 'description', 'location', 'masked_title', 'masked_description', 'masked_location'],
  ...['facts', 'masked_facts', 'incentive'],
];

const searchFilled = (columns: readonly string[]): string => `
  create or replace trigger contracts_search_filled before insert or update of ${columns.join(', ')} on contracts
    for each row execute function contracts_search()`;

/** The terms of the search index by which lists are filtered; `facts` is the SQL of the facts that have terms. */
const terms = (facts: string, cash = ''): string => `
  create or replace function finding_terms(facts jsonb, incentive integer, cash integer) returns tsvector
    immutable parallel safe language sql
    return array_to_tsvector(array(select finding_term(key, value) from jsonb_each(${facts})
        where jsonb_typeof(value) in ('number', 'string'))
      || case when incentive > 0 then array['=paysSomething'] else '{}' end${cash})`;

/**
 * Cash and availability are filtered by columns with indexes of their own instead of terms of the search index, whose
 * matches have to be read row by row. Terms that were written before stay until the row is written again.
 */
export class CashAndAvailability1700000000170 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts add column if not exists available_from text collate "C"');
    await runner.query(`
      create or replace function contracts_available_from() returns trigger language plpgsql as $$
      begin
        new.available_from := new.facts->>'availableFrom';
        return new;
      end $$;
      create or replace trigger contracts_available_from_filled before insert or update of facts on contracts
        for each row execute function contracts_available_from()`);
    await updateInBatches(runner, 'contracts', {
      set: `available_from = facts->>'availableFrom'`,
      where: `available_from is distinct from facts->>'availableFrom'`,
    });
    await runner.query(terms(`facts - 'availableFrom'`));
    await runner.query(searchFilled(SEARCHED));
    await createIndex(
      runner,
      'contracts_listed_cash',
      `on contracts (cash_at_transfer, id) ${WITH_ORDERS} ${WHERE_LISTED}`,
    );
    await createIndex(
      runner,
      'contracts_listed_available',
      `on contracts (available_from, id) ${WITH_ORDERS} ${WHERE_LISTED} and available_from is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_listed_available');
    await dropIndex(runner, 'contracts_listed_cash');
    await runner.query(
      terms(
        'facts',
        ` || case when cash is null then '{}' else array[finding_term('cash', to_jsonb(cash))] end`,
      ),
    );
    await runner.query(searchFilled([...SEARCHED, 'cash_at_transfer']));
    await runner.query(`drop trigger contracts_available_from_filled on contracts`);
    await runner.query('drop function contracts_available_from');
    await runner.query('alter table contracts drop column available_from');
    // the terms that were not written meanwhile
    await updateInBatches(runner, 'contracts', {
      set: 'facts = facts',
      where: `facts ? 'availableFrom' or cash_at_transfer is not null`,
    });
  }
}
