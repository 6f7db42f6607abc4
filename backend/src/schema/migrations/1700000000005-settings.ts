import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Settings1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table settings (
      id uuid not null default uuidv7() constraint settings_pkey primary key,
      key text not null,
      value text not null,
      description text,
      category text not null default 'general' constraint settings_category_known
        check (category in ('general', 'landing', 'contact', 'hero', 'services', 'trust-safety', 'social')),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now())`);
    await runner.query(`create unique index settings_key_unique on settings (key)`);
    await runner.query(`create index settings_listed on settings (created_at desc, id desc)`);

    await runner.query(`create table contact_requests (
      id uuid not null default uuidv7() constraint contact_requests_pkey primary key,
      name text not null,
      email text not null,
      phone text,
      contract_type text,
      user_type text,
      message text,
      created_at timestamptz(3) not null default now())`);
    await runner.query(`create index contact_requests_listed on contact_requests (created_at desc, id desc)`);

    await runner.query(`create table audit_entries (
      id uuid not null default uuidv7() constraint audit_entries_pkey primary key,
      actor_id uuid not null constraint audit_entries_actor_known references users (id),
      action text not null,
      target_type text not null,
      target_id text not null,
      before jsonb,
      after jsonb,
      ip text not null,
      created_at timestamptz(3) not null default now())`);
    await runner.query(`create index audit_entries_listed on audit_entries (created_at desc, id desc)`);
    await runner.query(`create index audit_entries_actor on audit_entries (actor_id)`);

    // admins search members by any part of a name or address, in every locale of the database
    await runner.query(`create index users_search on users using gin (
      lower((email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) collate pg_unicode_fast)
      gin_trgm_ops) where deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index users_search`);
    await runner.query(`drop table audit_entries, contact_requests, settings`);
  }
}
