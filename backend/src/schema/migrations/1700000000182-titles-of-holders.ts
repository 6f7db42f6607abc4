import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** A new contract is compared with those of the same title that its holder has on the market, and not with the newest 50. */
export class TitlesOfHolders1700000000182 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndex(
      runner,
      'contracts_listed_title',
      `on contracts (user_id, lower(title)) where status in ('active', 'pending')`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'contracts_listed_title');
  }
}
