import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Several steps of a transfer may be current at once. Transfers that began before keep their steps as a chain. */
export class ParallelSteps1700000000272 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transfer_steps add column if not exists needs text[]');
    await dropIndex(runner, 'transfer_steps_one_current');
  }

  /** Of several current steps the first stays; the others begin again once it is closed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update transfer_steps s set status = 'waiting', started_at = null, due_at = null,
        expected_on = null, proposed_on = null, proposed_by = null, skip_asked_by = null, done_on = null,
        consent_from = null, holder_said_at = null, buyer_said_at = null, note = null, refusal = null
      where status = 'current' and exists (select from transfer_steps before
        where before.transfer_id = s.transfer_id and before.status = 'current' and before.position < s.position)`);
    await createIndex(
      runner,
      'transfer_steps_one_current',
      `on transfer_steps (transfer_id) where status = 'current'`,
      { unique: true },
    );
    await runner.query('alter table transfer_steps drop column if exists needs');
  }
}
