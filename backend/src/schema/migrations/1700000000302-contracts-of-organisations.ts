import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Lists the contracts of an organisation that have a status. */
export class ContractsOfOrganisations1700000000302 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'contracts_organisation_status',
      'on contracts (organisation_id, status, created_at desc, id desc) where organisation_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_organisation_status');
  }
}
