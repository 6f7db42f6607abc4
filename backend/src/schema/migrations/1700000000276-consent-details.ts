import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A written consent may end, and may release the seller. */
export class ConsentDetails1700000000276 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table transfer_steps
      add column if not exists valid_until date, add column if not exists release_included boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table transfer_steps
      drop column if exists valid_until, drop column if exists release_included`);
  }
}
