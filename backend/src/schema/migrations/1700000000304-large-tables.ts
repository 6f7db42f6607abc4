import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/**
 * What took seconds with millions of contracts: counting all of them by type and status read every row, and numbering 5,000
 * changes of the feed sorted all that waited.
 */
export class LargeTables1700000000304 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'contracts_counted', 'on contracts (type, status)');
    await createIndex(runner, 'contract_feed_waiting', 'on contract_feed (changed_at) where number is null');
    await dropIndex(runner, 'contract_feed_unnumbered');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'contract_feed_unnumbered',
      'on contract_feed (contract_id) where number is null',
    );
    await dropIndex(runner, 'contract_feed_waiting');
    await dropIndex(runner, 'contracts_counted');
  }
}
