import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Finds sessions that wait for a second factor, to end them with the member's other sessions. */
export class PendingSessions1700000000013 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'sessions_pending',
      `on sessions ((sess #>> '{pending,userId}')) where sess #>> '{pending,userId}' is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'sessions_pending');
  }
}
