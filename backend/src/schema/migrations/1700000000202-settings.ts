import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of the site, and the requests of its contact form. */
export class Settings1700000000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table settings (
        id uuid not null default uuidv7() constraint settings_pkey primary key,
        key text not null,
        value text not null,
        description text,
        category text not null default 'general' constraint settings_category_known
          check (category in ('general', 'landing', 'contact', 'hero', 'services', 'trust-safety', 'social')),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now());
      create unique index settings_key_unique on settings (key);
      create index settings_listed on settings (created_at desc, id desc);

      create table contact_requests (
        id uuid not null default uuidv7() constraint contact_requests_pkey primary key,
        name text not null,
        email text not null,
        phone text,
        contract_type text,
        user_type text,
        message text,
        created_at timestamptz(3) not null default now(),
        answered_at timestamptz(3));
      create index contact_requests_listed on contact_requests (created_at desc, id desc);
      create index contact_requests_email on contact_requests (lower(email));
      create index contact_requests_unanswered on contact_requests (created_at) where answered_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table contact_requests, settings`);
  }
}
