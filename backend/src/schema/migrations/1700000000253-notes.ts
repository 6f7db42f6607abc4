import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Internal notes of admins. */
export class Notes1700000000253 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists admin_notes (
        id uuid not null default uuidv7() constraint admin_notes_pkey primary key,
        user_id uuid constraint admin_notes_user_known references users (id),
        contract_id uuid constraint admin_notes_contract_known references contracts (id) on delete cascade,
        author_id uuid not null constraint admin_notes_author_known references users (id),
        text text not null,
        created_at timestamptz(3) not null default now(),
        constraint admin_notes_about_one check (num_nonnulls(user_id, contract_id) = 1));
      create index if not exists admin_notes_of_user on admin_notes (user_id, created_at) where user_id is not null;
      create index if not exists admin_notes_of_contract on admin_notes (contract_id, created_at)
        where contract_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists admin_notes');
  }
}
