import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const LISTED = `where status in ('active', 'pending')`;
const INDEXES = {
  contracts_listed_payment: 'monthly_payment, id',
  contracts_listed_payment_by_type: 'type, monthly_payment, id',
  contracts_listed_months: 'remaining_term_months, id',
  contracts_listed_months_by_type: 'type, remaining_term_months, id',
};

/** The public list sorted by monthly payment and by remaining term. */
export class ListOrders1700000000030 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES))
      await createIndex(runner, name, `on contracts (${columns}) ${LISTED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndex(runner, name);
  }
}
