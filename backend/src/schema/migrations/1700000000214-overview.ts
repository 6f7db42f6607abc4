import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The figures of each day. */
export class Overview1700000000214 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table overview_days (
        day date not null constraint overview_days_pkey primary key,
        numbers jsonb not null,
        standing jsonb,
        rules integer not null,
        counted_at timestamptz(3) not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table overview_days`);
  }
}
