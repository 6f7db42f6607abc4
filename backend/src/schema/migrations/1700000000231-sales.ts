import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Serves the pages of the admins' list of purchases in one status. */
export class Sales1700000000231 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndex(runner, 'purchases_of_status', 'on purchases (status, created_at desc, id desc)');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'purchases_of_status');
  }
}
