import type { MigrationInterface, QueryRunner } from 'typeorm';
import { letterPairs } from '../functions/letter-pairs.js';

/** Admins search members by any part of a name or address, in every locale of the database. */
const SEARCHED = `lower((email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
        collate pg_unicode_fast)`;

/** Members, their sessions, one-time links and second factors; and what indexes of several modules need. */
export class Accounts1700000000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table if not exists typeorm_metadata (
        "type" varchar not null, "database" varchar, "schema" varchar, "table" varchar, "name" varchar, "value" text);
      ${letterPairs}

      create table users (
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
        deleted_at timestamptz(3),
        suspended_at timestamptz(3),
        has_second_factor boolean not null default false);
      create unique index users_email_unique on users (lower(email)) where deleted_at is null;
      create unique index users_oidc_subject_unique on users (oidc_subject);
      create index users_listed on users (created_at desc, id desc) where deleted_at is null;
      create index users_search on users using gin (${SEARCHED} gin_trgm_ops) where deleted_at is null;
      create index users_letter_pairs on users using gin (letter_pairs(${SEARCHED})) where deleted_at is null;

      create table sessions (
        sid varchar not null constraint sessions_pkey primary key,
        sess json not null,
        expire timestamp(6) not null,
        created_at timestamptz(3) not null default now(),
        seen_at timestamptz(3) not null default now(),
        ip text,
        device text,
        proved_at timestamptz(3),
        proved_by text,
        challenge text,
        challenge_at timestamptz(3));
      create index sessions_expire on sessions (expire);
      create index sessions_user on sessions ((sess #>> '{passport,user}'));
      create index sessions_pending on sessions ((sess #>> '{pending,userId}'))
        where sess #>> '{pending,userId}' is not null;

      create table one_time_tokens (
        token_hash text not null constraint one_time_tokens_pkey primary key,
        user_id uuid not null constraint one_time_tokens_user_known references users (id) on delete cascade,
        purpose text not null,
        expires_at timestamptz(3) not null);
      create index one_time_tokens_user on one_time_tokens (user_id);
      create index one_time_tokens_expiry on one_time_tokens (expires_at);

      create table passkeys (
        id text not null constraint passkeys_pkey primary key,
        user_id uuid not null constraint passkeys_user_known references users (id) on delete cascade,
        name text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz(3) not null default now(),
        last_used_at timestamptz(3));
      create index passkeys_user on passkeys (user_id);

      create table authenticator_apps (
        user_id uuid not null constraint authenticator_apps_pkey primary key
          constraint authenticator_apps_user_known references users (id) on delete cascade,
        secret bytea not null,
        last_step bigint,
        created_at timestamptz(3) not null default now(),
        confirmed_at timestamptz(3));

      create table recovery_codes (
        user_id uuid not null constraint recovery_codes_user_known references users (id) on delete cascade,
        code_hash text not null,
        constraint recovery_codes_pkey primary key (user_id, code_hash))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table recovery_codes, authenticator_apps, passkeys, one_time_tokens, sessions, users;
      drop function letter_pairs`);
  }
}
