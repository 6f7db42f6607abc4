import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of contracts are fetched from addresses of members. */
export class ImportSources1700000000301 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists import_sources (
        id uuid not null default uuidv7() constraint import_sources_pkey primary key,
        user_id uuid not null constraint import_sources_user_known references users (id),
        organisation_id uuid,
        url text not null,
        format text not null,
        match text not null,
        missing text not null,
        every_hours smallint not null constraint import_sources_every_hours check (every_hours between 1 and 24),
        created_at timestamptz(3) not null default now(),
        next_at timestamptz(3) not null default now(),
        busy_until timestamptz(3),
        last_fetched_at timestamptz(3),
        last_outcome text constraint import_sources_outcome_known
          check (last_outcome in ('imported', 'unchanged', 'failed')),
        last_error text,
        last_import_id uuid constraint import_sources_import_known references imports (id) on delete set null,
        etag text,
        last_modified text,
        digest text,
        failures integer not null default 0,
        failing_since timestamptz(3),
        disabled_at timestamptz(3),
        off_reason text constraint import_sources_off_known
          check (off_reason in ('member', 'failing', 'account', 'organisation')));
      create index if not exists import_sources_of_member on import_sources (user_id, created_at, id);
      create index if not exists import_sources_due on import_sources (next_at) where disabled_at is null;
      create index if not exists import_sources_busy on import_sources (user_id) where busy_until is not null;
      create index if not exists import_sources_import on import_sources (last_import_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists import_sources');
  }
}
