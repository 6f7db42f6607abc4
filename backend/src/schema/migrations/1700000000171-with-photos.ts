import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Finds the listed contracts with photos, and sorts them without reading their rows. */
export class WithPhotos1700000000171 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'contracts_listed_with_photos',
      `on contracts (id)
        include (type, created_at, monthly_payment, remaining_term_months, effective_monthly, incentive)
        where status in ('active', 'pending') and cover is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_listed_with_photos');
  }
}
