import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** An index for the deletion of an account, which finds the audit entries that quote the member's contracts. */
export class QuotedContracts1700000000026 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndex(
      runner,
      'audit_entries_quoted',
      `on audit_entries ((before->>'userId')) where action in ('contract.update', 'contract.delete')`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'audit_entries_quoted');
  }
}
