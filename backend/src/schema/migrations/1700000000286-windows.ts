import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';

/**
 * Counts how often a contract was reserved for a candidate, and when last. Reservations before the upgrade are not
 * counted. The indexes serve the overview of admins.
 */
export class Windows1700000000286 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table applications
      add column if not exists windows smallint not null default 0,
      add column if not exists window_at timestamptz(3)`);
    await createIndex(runner, 'applications_by_day', 'on applications (created_at)');
    await createIndex(
      runner,
      'applications_windows',
      'on applications (window_at) where window_at is not null',
    );
    await createIndex(runner, 'applications_bought', `on applications (decided_at) where status = 'bought'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index if exists applications_by_day, applications_windows, applications_bought`);
    await runner.query(
      'alter table applications drop column if exists windows, drop column if exists window_at',
    );
  }
}
