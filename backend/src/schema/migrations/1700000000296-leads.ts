import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';

/** Which member of a dealer gets its leads by email. */
export class Leads1700000000296 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table organisation_members add column if not exists gets_leads boolean not null default false',
    );
    await createIndex(
      runner,
      'organisation_members_leads',
      'on organisation_members (organisation_id) where gets_leads',
      { unique: true },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organisation_members drop column if exists gets_leads');
  }
}
