import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** The audit trail of one admin, and of one action, newest first. The first replaces an index without the order. */
export class AuditFilters1700000000049 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'audit_entries_by_actor',
      'on audit_entries (actor_id, created_at desc, id desc)',
    );
    await createIndex(
      runner,
      'audit_entries_by_action',
      'on audit_entries (action, created_at desc, id desc)',
    );
    await dropIndex(runner, 'audit_entries_actor');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'audit_entries_actor', 'on audit_entries (actor_id)');
    await dropIndex(runner, 'audit_entries_by_action');
    await dropIndex(runner, 'audit_entries_by_actor');
  }
}
