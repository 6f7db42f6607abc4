import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const NAME = 'contracts_for_sale_by_payment';

/**
 * Similar contracts read `contracts_listed_payment_by_type`, too. With 100,000 contracts, 15,000 of them pending, a
 * search reads 94 pages instead of 92; every write to a contract updates one index less.
 */
export class OneIndexByPayment1700000000050 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, NAME);
  }

  down(runner: QueryRunner): Promise<void> {
    return createIndex(runner, NAME, `on contracts (type, monthly_payment, id) where status in ('active')`);
  }
}
