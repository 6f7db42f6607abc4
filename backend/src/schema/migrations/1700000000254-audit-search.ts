import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const OF_TRANSFERS = `on audit_entries (target_id) where target_type = 'transfer'`;

/** Serves the audit trail of one target, whose index also finds the entries of a transfer. */
export class AuditSearch1700000000254 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'audit_entries_of_target',
      'on audit_entries (target_id, created_at desc, id desc)',
    );
    await dropIndex(runner, 'audit_entries_of_transfers');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'audit_entries_of_transfers', OF_TRANSFERS);
    await dropIndex(runner, 'audit_entries_of_target');
  }
}
