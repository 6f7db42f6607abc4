import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'question',
  'answer',
  'private-message',
  'transfer-step',
  'deadline',
  'money',
  'saved',
  'favourite',
];

const ID = (table: string) => `id uuid not null default uuidv7() constraint ${table}_pkey primary key`;

/** Candidates stand in line for a contract, make offers in private, and the holder chooses. */
export class Candidates1700000000281 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // each default is a constant, so no row is rewritten
    await runner.query(`alter table contracts
      add column if not exists sale_mode text not null default 'first-come',
      add column if not exists requirements jsonb,
      add column if not exists line_auto boolean not null default true,
      add column if not exists reserved_for uuid,
      add column if not exists reserved_until timestamptz(3),
      add column if not exists reserved_application uuid,
      add column if not exists line_left smallint not null default 0`);
    await runner.query(TABLES);
    await kinds(runner, [...KINDS, 'offer']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table if exists offers; drop table if exists applications;
      drop table if exists candidate_profiles; drop table if exists application_decisions;
      drop table if exists requirement_sets`);
    await runner.query(`alter table contracts
      drop column if exists sale_mode, drop column if exists requirements, drop column if exists line_auto,
      drop column if exists reserved_for, drop column if exists reserved_until,
      drop column if exists reserved_application, drop column if exists line_left`);
    await runner.query(`delete from notifications where kind = 'offer'`);
    await runner.query(`delete from notification_preferences where kind = 'offer'`);
    await kinds(runner, KINDS);
  }
}

/** The rows are checked without a lock that writers wait for. */
async function kinds(runner: QueryRunner, known: readonly string[]): Promise<void> {
  await runner.query(`alter table notifications drop constraint if exists notifications_kind_known;
    alter table notifications add constraint notifications_kind_known
      check (kind in (${known.map((kind) => `'${kind}'`).join(', ')})) not valid`);
  await runner.query('alter table notifications validate constraint notifications_kind_known');
}

const TABLES = `
  create table if not exists candidate_profiles (
    user_id uuid not null constraint candidate_profiles_user_known references users (id),
    type text not null,
    answers jsonb not null,
    updated_at timestamptz(3) default now(),
    constraint candidate_profiles_pkey primary key (user_id, type));

  create table if not exists applications (
    ${ID('applications')},
    contract_id uuid not null constraint applications_contract_known references contracts (id) on delete cascade,
    candidate_id uuid not null constraint applications_candidate_known references users (id),
    number integer not null,
    status text not null default 'open' constraint applications_status_known
      check (status in ('open', 'chosen', 'passed', 'withdrawn', 'bought', 'closed')),
    source text not null default 'apply' constraint applications_source_known
      check (source in ('apply', 'stand-by', 'invited')),
    answers jsonb,
    terms_version integer not null,
    pass_reason text constraint applications_reason_known
      check (pass_reason in ('terms', 'date', 'requirement', 'other-chosen', 'no-answer')),
    agreed jsonb,
    rank integer,
    created_at timestamptz(3) not null default now(),
    queued_at timestamptz(3) not null default now(),
    chosen_at timestamptz(3),
    decided_at timestamptz(3),
    told_at timestamptz(3));
  create index if not exists applications_of_contract on applications (contract_id, id);
  create index if not exists applications_of_candidate on applications (candidate_id, created_at, id);
  create unique index if not exists applications_one_in_line on applications (contract_id, candidate_id)
    where status in ('open', 'chosen');
  create unique index if not exists applications_one_chosen on applications (contract_id) where status = 'chosen';
  create index if not exists applications_old_answers on applications (decided_at) where answers is not null;

  create table if not exists offers (
    ${ID('offers')},
    application_id uuid not null constraint offers_application_known references applications (id) on delete cascade,
    round smallint not null constraint offers_round_counts check (round between 1 and 10),
    by text not null constraint offers_by_known check (by in ('candidate', 'holder')),
    terms jsonb not null,
    status text not null default 'made' constraint offers_status_known
      check (status in ('made', 'accepted', 'declined', 'countered', 'lapsed', 'void')),
    expires_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now());
  create unique index if not exists offers_round on offers (application_id, round);
  create unique index if not exists offers_open on offers (application_id) where status = 'made';
  create index if not exists offers_expire on offers (expires_at) where status = 'made';

  create table if not exists requirement_sets (
    ${ID('requirement_sets')},
    contract_id uuid not null,
    type text not null,
    version integer not null,
    requirements jsonb not null,
    created_at timestamptz(3) not null default now());
  create unique index if not exists requirement_sets_version on requirement_sets (contract_id, version);
  create index if not exists requirement_sets_age on requirement_sets (created_at);

  create table if not exists application_decisions (
    ${ID('application_decisions')},
    contract_id uuid not null,
    type text not null,
    set_version integer not null,
    requirements jsonb not null,
    missed text[] not null,
    decision text not null,
    reason text,
    decided_at timestamptz(3) not null default now());
  create index if not exists application_decisions_of_contract on application_decisions (contract_id, id);
  create index if not exists application_decisions_age on application_decisions (decided_at)`;
