import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../migration-steps.js';

/** Clears the texts of the public history that sellers wrote themselves: they may have been removed since. */
export class ChangesWithoutTexts1700000000160 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await updateInBatches(runner, 'contract_changes', {
      set: 'before = null, after = null',
      where: `field in ('title', 'location', 'facts.make', 'facts.model', 'facts.thirdParty', 'facts.developer',
        'facts.collateral') and (before is not null or after is not null)`,
    });
  }

  /** The texts cannot be restored. */
  async down(): Promise<void> {}
}
