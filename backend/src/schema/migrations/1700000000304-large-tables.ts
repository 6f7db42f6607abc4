import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/**
 * What took seconds with millions of contracts: counting all of them by type and status read every row, and numbering 5,000
 * changes of the feed sorted all that waited. The planner has no statistics of an expression from a partial index, and expected
 * a third of all contracts below any effective cost: from 3,000,000 on it read the whole list instead of the index.
 */
export class LargeTables1700000000304 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'contracts_counted', 'on contracts (type, status)');
    await createIndex(runner, 'contract_feed_waiting', 'on contract_feed (changed_at) where number is null');
    await dropIndex(runner, 'contract_feed_unnumbered');
    await runner.query(
      `create statistics if not exists contracts_effective on (coalesce(effective_monthly, 2147483647)) from contracts`,
    );
    await runner.query('analyze contracts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop statistics if exists contracts_effective');
    await createIndex(
      runner,
      'contract_feed_unnumbered',
      'on contract_feed (contract_id) where number is null',
    );
    await dropIndex(runner, 'contract_feed_waiting');
    await dropIndex(runner, 'contracts_counted');
  }
}
