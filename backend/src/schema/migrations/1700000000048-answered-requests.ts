import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** When an admin marked a contact request as answered, with an index to count the others. */
export class AnsweredRequests1700000000048 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_requests add column if not exists answered_at timestamptz(3)');
    await createIndex(
      runner,
      'contact_requests_unanswered',
      'on contact_requests (created_at) where answered_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contact_requests_unanswered');
    await runner.query('alter table contact_requests drop column if exists answered_at');
  }
}
