import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts how often a contract was reserved for a candidate. Reservations before the upgrade are not counted. */
export class Windows1700000000286 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table applications add column if not exists windows smallint not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column if exists windows');
  }
}
