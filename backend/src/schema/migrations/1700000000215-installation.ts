import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which installation the database belongs to. The first start writes the row. */
export class Installation1700000000215 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table installation (
        is_only boolean not null default true constraint installation_pkey primary key,
        id uuid not null default uuidv7(),
        home text,
        constraint installation_one_row check (is_only))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table installation`);
  }
}
