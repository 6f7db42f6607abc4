import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The defaults are constants, so PostgreSQL changes only its catalog and rewrites no table. */
export class Terms1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts add terms_version integer not null default 1`);
    await runner.query(`alter table purchases add terms jsonb, add terms_version integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchases drop terms, drop terms_version`);
    await runner.query(`alter table contracts drop terms_version`);
  }
}
