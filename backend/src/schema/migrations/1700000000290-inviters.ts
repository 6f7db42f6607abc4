import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';

const INVITED = 'organisation_invitations_invited';

/** Stores which owner sent an invitation. Deletes the existing ones, whose sender is unknown; their owners invite again. */
export class Inviters1700000000290 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table organisation_invitations add column if not exists invited_by uuid
      constraint organisation_invitations_inviter_known references users (id)`);
    await runner.query('delete from organisation_invitations where invited_by is null');
    // a validated check spares "set not null" the reading of all rows under a lock
    await runner.query(`alter table organisation_invitations drop constraint if exists ${INVITED},
      add constraint ${INVITED} check (invited_by is not null) not valid`);
    await runner.query(`alter table organisation_invitations validate constraint ${INVITED}`);
    await runner.query('alter table organisation_invitations alter column invited_by set not null');
    await runner.query(`alter table organisation_invitations drop constraint ${INVITED}`);
    await createIndex(runner, 'organisation_invitations_by', 'on organisation_invitations (invited_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organisation_invitations drop column if exists invited_by');
  }
}
