import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Counts and lists the contracts that an organisation has on the market, and where they may be shown in a frame. */
export class OrganisationLimits1700000000295 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table organisations add column if not exists embed_origins text[] not null default '{}'`,
    );
    await createIndex(
      runner,
      'contracts_organisation_active',
      `on contracts (organisation_id, created_at desc, id desc)
       where organisation_id is not null and status = 'active' and hidden_at is null and not awaits_approval`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'contracts_organisation_active');
    await runner.query('alter table organisations drop column if exists embed_origins');
  }
}
