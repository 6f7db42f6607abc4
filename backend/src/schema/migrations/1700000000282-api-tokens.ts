import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of programs, and the answers that are repeated for an Idempotency-Key. */
export class ApiTokens1700000000282 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists api_tokens (
        id uuid not null default uuidv7() constraint api_tokens_pkey primary key,
        user_id uuid not null constraint api_tokens_user_known references users (id),
        organisation_id uuid,
        name text not null,
        prefix text not null,
        hash text not null,
        old_hash text,
        old_until timestamptz(3),
        scopes text[] not null,
        ip_ranges text[] not null default '{}',
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null default now(),
        last_used_at timestamptz(3));
      create unique index if not exists api_tokens_hash on api_tokens (hash);
      create unique index if not exists api_tokens_old_hash on api_tokens (old_hash) where old_hash is not null;
      create index if not exists api_tokens_of_user on api_tokens (user_id);
      create index if not exists api_tokens_expire on api_tokens (expires_at);

      create table if not exists idempotency_keys (
        owner_id uuid not null,
        key text not null,
        user_id uuid not null constraint idempotency_keys_user_known references users (id),
        digest text not null,
        running_until timestamptz(3),
        status smallint,
        headers jsonb,
        body text,
        created_at timestamptz(3) not null default now(),
        constraint idempotency_keys_pkey primary key (owner_id, key));
      create index if not exists idempotency_keys_of_user on idempotency_keys (user_id);
      create index if not exists idempotency_keys_age on idempotency_keys (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists idempotency_keys; drop table if exists api_tokens');
  }
}
