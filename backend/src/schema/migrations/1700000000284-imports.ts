import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** Holders who keep their contracts in a system of their own name them by its ids, and send files of them. */
export class Imports1700000000284 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts add column if not exists external_id text');
    await createIndex(
      runner,
      'contracts_external_id',
      'on contracts (user_id, external_id) where external_id is not null',
      { unique: true },
    );
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table if exists import_mappings; drop table if exists import_rows;
      drop table if exists imports`);
    await dropIndex(runner, 'contracts_external_id');
    await runner.query('alter table contracts drop column if exists external_id');
  }
}

const TABLES = `
  create table if not exists imports (
    id uuid not null default uuidv7() constraint imports_pkey primary key,
    user_id uuid not null constraint imports_user_known references users (id),
    organisation_id uuid,
    mode text not null,
    format text not null,
    match text not null,
    missing text not null,
    state text not null default 'queued' constraint imports_state_known
      check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    rows integer not null,
    ok integer not null default 0,
    failed integer not null default 0,
    created integer not null default 0,
    changed integer not null default 0,
    unchanged integer not null default 0,
    paused integer not null default 0,
    ignored text[] not null default '{}',
    columns jsonb not null default '{}',
    done_row integer not null default 0,
    created_at timestamptz(3) not null default now(),
    finished_at timestamptz(3));
  create index if not exists imports_of_member on imports (user_id, created_at, id);
  create index if not exists imports_age on imports (created_at);
  create unique index if not exists imports_open on imports (user_id) where state in ('queued', 'running');

  create table if not exists import_rows (
    import_id uuid not null constraint import_rows_import_known references imports (id) on delete cascade,
    row integer not null,
    external_id text,
    vin text,
    given jsonb,
    problems jsonb,
    constraint import_rows_pkey primary key (import_id, row));

  create table if not exists import_mappings (
    user_id uuid not null constraint import_mappings_pkey primary key
      constraint import_mappings_user_known references users (id),
    headings jsonb not null);`;
