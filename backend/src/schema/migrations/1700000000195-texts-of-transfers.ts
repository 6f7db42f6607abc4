import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Finds the texts of transfers that are to be blanked. The first two shrink with each text that was. */
export class TextsOfTransfers1700000000195 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'transfer_steps_texts',
      `on transfer_steps (transfer_id)
       where note is not null or consent_from <> '•••' or refusal->>'note' is not null
         or refusal->>'saidBy' <> '•••'`,
    );
    await createIndex(
      runner,
      'transfer_events_texts',
      'on transfer_events (transfer_id) where note is not null',
    );
    await createIndex(
      runner,
      'audit_entries_of_transfers',
      `on audit_entries (target_id) where target_type = 'transfer'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['audit_entries_of_transfers', 'transfer_events_texts', 'transfer_steps_texts'])
      await dropIndex(runner, name);
  }
}
