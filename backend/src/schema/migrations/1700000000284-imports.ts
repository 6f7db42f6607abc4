import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Holders who keep their contracts in a system of their own name them by its ids. */
export class Imports1700000000284 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts add column if not exists external_id text');
    await createIndex(
      runner,
      'contracts_external_id',
      'on contracts (user_id, external_id) where external_id is not null',
      { unique: true },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_external_id');
    await runner.query('alter table contracts drop column if exists external_id');
  }
}
