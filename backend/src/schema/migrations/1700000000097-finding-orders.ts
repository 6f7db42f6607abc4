import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const WHERE_LISTED = `where status in ('active', 'pending')`;

/** The orders of the list by effective cost and by incentive, and the contracts of a place. */
export class FindingOrders1700000000097 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'contracts_listed_effective_by_type',
      `on contracts (type, (coalesce(effective_monthly, 2147483647)), id) ${WHERE_LISTED}`,
    );
    await createIndex(
      runner,
      'contracts_listed_incentive_by_type',
      `on contracts (type, incentive, id) ${WHERE_LISTED}`,
    );
    await createIndex(runner, 'contracts_listed_place', `on contracts (place_id, id) ${WHERE_LISTED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['effective_by_type', 'incentive_by_type', 'place'])
      await dropIndex(runner, `contracts_listed_${name}`);
  }
}
