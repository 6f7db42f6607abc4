import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const SEARCHED = `lower((email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
  collate pg_unicode_fast)`;

/** Admins find members and purchases by one or two letters without reading the whole table. */
export class LetterPairsForAdmins1700000000051 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'users_letter_pairs',
      `on users using gin (letter_pairs(${SEARCHED})) where deleted_at is null`,
    );
    await createIndex(
      runner,
      'purchases_title_pairs',
      'on purchases using gin (letter_pairs(lower(contract_title collate pg_unicode_fast)))',
    );
    // without statistics about the pairs, the planner would use the indexes for common letters, too
    await runner.query('analyze users');
    await runner.query('analyze purchases');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'purchases_title_pairs');
    await dropIndex(runner, 'users_letter_pairs');
  }
}
