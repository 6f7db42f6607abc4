import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(`create table if not exists typeorm_metadata (
      "type" varchar not null, "database" varchar, "schema" varchar, "table" varchar, "name" varchar, "value" text)`);
    await runner.query(`create table users (
      id uuid not null default gen_random_uuid() constraint users_pkey primary key,
      email text not null,
      first_name text,
      last_name text,
      is_admin boolean not null default false,
      created_at timestamptz(3) not null default now(),
      password_hash text,
      email_verified_at timestamptz(3),
      terms_version text,
      terms_accepted_at timestamptz(3),
      oidc_subject text,
      deleted_at timestamptz(3))`);
    await runner.query(
      `create unique index users_email_unique on users (lower(email)) where deleted_at is null`,
    );
    await runner.query(`create unique index users_oidc_subject_unique on users (oidc_subject)`);
    await runner.query(
      `create index users_listed on users (created_at desc, id desc) where deleted_at is null`,
    );
    await runner.query(`create table sessions (
      sid varchar not null constraint sessions_pkey primary key,
      sess json not null,
      expire timestamp(6) not null)`);
    await runner.query(`create index sessions_expire on sessions (expire)`);
    await runner.query(`create index sessions_user on sessions ((sess #>> '{passport,user}'))`);
    await runner.query(`create table one_time_tokens (
      token_hash text not null constraint one_time_tokens_pkey primary key,
      user_id uuid not null constraint one_time_tokens_user_known references users (id) on delete cascade,
      purpose text not null,
      expires_at timestamptz(3) not null)`);
    await runner.query(`create index one_time_tokens_user on one_time_tokens (user_id)`);
    await runner.query(`create index one_time_tokens_expiry on one_time_tokens (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table one_time_tokens, sessions, users`);
  }
}
