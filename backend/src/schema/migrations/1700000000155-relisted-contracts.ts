import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Alerts look for contracts that were listed again. Few were, so the index is small and new contracts are not in it. */
export class RelistedContracts1700000000155 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'contracts_relisted', 'on contracts (listed_at) where listed_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_relisted');
  }
}
