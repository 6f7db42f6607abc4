import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The defaults are constants or now(), so no table is rewritten. The lifetime of existing sessions starts at the upgrade. */
export class SecondFactor1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column has_second_factor boolean not null default false`);
    await runner.query(`alter table sessions
      add column created_at timestamptz(3) not null default now(),
      add column seen_at timestamptz(3) not null default now(),
      add column ip text,
      add column device text,
      add column proved_at timestamptz(3),
      add column proved_by text,
      add column challenge text,
      add column challenge_at timestamptz(3)`);
    await runner.query(`create table passkeys (
      id text not null constraint passkeys_pkey primary key,
      user_id uuid not null constraint passkeys_user_known references users (id) on delete cascade,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3))`);
    await runner.query(`create index passkeys_user on passkeys (user_id)`);
    await runner.query(`create table authenticator_apps (
      user_id uuid not null constraint authenticator_apps_pkey primary key
        constraint authenticator_apps_user_known references users (id) on delete cascade,
      secret bytea not null,
      last_step bigint,
      created_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3))`);
    await runner.query(`create table recovery_codes (
      user_id uuid not null constraint recovery_codes_user_known references users (id) on delete cascade,
      code_hash text not null,
      constraint recovery_codes_pkey primary key (user_id, code_hash))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table passkeys, authenticator_apps, recovery_codes`);
    await runner.query(`alter table sessions drop column created_at, drop column seen_at, drop column ip,
      drop column device, drop column proved_at, drop column proved_by, drop column challenge, drop column challenge_at`);
    await runner.query(`alter table users drop column has_second_factor`);
  }
}
