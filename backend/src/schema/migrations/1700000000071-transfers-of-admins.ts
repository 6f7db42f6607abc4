import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const ATTENTION = `(case when stalled_at is not null then 3
  when (fee_outcome = 'undecided' or pause_reason in ('terms-differ', 'objection', 'dispute')) then 2
  when status in ('proposed', 'in-progress') then 1 else 0 end)`;

/** The admins' list in its order, and the finished steps that are measured. The first replaces the order by time alone. */
export class TransfersOfAdmins1700000000071 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'transfers_by_attention',
      `on transfers (${ATTENTION} desc, created_at desc, id desc)`,
    );
    await createIndex(
      runner,
      'transfer_steps_done',
      `on transfer_steps (type, key, closed_at desc) where status = 'done'`,
    );
    await dropIndex(runner, 'transfers_all');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'transfers_all', 'on transfers (created_at desc, id desc)');
    await dropIndex(runner, 'transfer_steps_done');
    await dropIndex(runner, 'transfers_by_attention');
  }
}
