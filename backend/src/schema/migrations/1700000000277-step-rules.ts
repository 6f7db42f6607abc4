import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A transfer keeps what the rule book said about its steps when it began. */
export class StepRules1700000000277 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transfer_steps add column if not exists rules jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transfer_steps drop column if exists rules');
  }
}
