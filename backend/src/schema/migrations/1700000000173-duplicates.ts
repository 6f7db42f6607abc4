import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** A car or home that is listed is compared with those on the market. */
export class Duplicates1700000000173 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'private_facts_vin', `on private_facts (lower(facts ->> 'vin'))`);
    await createIndex(
      runner,
      'private_facts_street_address',
      `on private_facts (lower(facts ->> 'streetAddress'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'private_facts_street_address');
    await dropIndex(runner, 'private_facts_vin');
  }
}
