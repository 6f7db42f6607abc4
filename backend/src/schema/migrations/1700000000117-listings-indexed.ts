import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const TERM_END =
  "(coalesce(term_as_of, (created_at at time zone 'UTC')::date) + make_interval(months => remaining_term_months))";

/** Validates the constraint of the previous migration, and builds the indexes of the clock of listings. */
export class ListingsIndexed1700000000117 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts validate constraint contracts_off_market_reason_known');
    const live = `where status = 'active'`;
    await createIndex(runner, 'contracts_fresh', `on contracts (fresh_reminders, fresh_until) ${live}`);
    await createIndex(runner, 'contracts_term_end', `on contracts (${TERM_END}) ${live}`);
    await createIndex(
      runner,
      'contracts_paused',
      `on contracts (off_market_at) where off_market_reason = 'paused'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['contracts_paused', 'contracts_term_end', 'contracts_fresh'])
      await dropIndex(runner, name);
  }
}
