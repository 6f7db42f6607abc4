import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shipped texts that an admin has confirmed to be true. */
export class Claims1700000000235 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists confirmed_claims (
        key text not null constraint confirmed_claims_pkey primary key,
        texts text not null,
        confirmed_by uuid not null constraint confirmed_claims_admin_known references users (id),
        confirmed_at timestamptz(3) not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table confirmed_claims`);
  }
}
