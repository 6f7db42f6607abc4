import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Finds the contracts for sale of one type with the nearest monthly payments. */
export class SimilarContracts1700000000035 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndex(
      runner,
      'contracts_for_sale_by_payment',
      `on contracts (type, monthly_payment, id) where status in ('active')`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'contracts_for_sale_by_payment');
  }
}
