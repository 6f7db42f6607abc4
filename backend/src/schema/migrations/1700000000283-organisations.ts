import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';

const ROLES = `('owner', 'editor', 'reader')`;

/** Businesses that list contracts, and their members. */
export class Organisations1700000000283 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query('alter table contracts add column if not exists organisation_id uuid');
    await runner.query(`
      alter table contracts drop constraint if exists contracts_organisation_known;
      alter table contracts add constraint contracts_organisation_known
        foreign key (organisation_id) references organisations (id) not valid`);
    await runner.query('alter table contracts validate constraint contracts_organisation_known');
    await createIndex(
      runner,
      'contracts_organisation',
      'on contracts (organisation_id, created_at desc, id desc) where organisation_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts drop column if exists organisation_id');
    await runner.query(`drop table if exists organisation_invitations;
      drop table if exists organisation_members; drop table if exists organisations`);
  }
}

const TABLES = `
  create table if not exists organisations (
    id uuid not null default uuidv7() constraint organisations_pkey primary key,
    name text not null,
    kind text not null constraint organisations_kind_known
      check (kind in ('dealer', 'broker', 'agent', 'manager', 'employer')),
    licence text not null,
    website text,
    proof_code text not null,
    website_confirmed_at timestamptz(3),
    status text not null default 'requested' constraint organisations_status_known
      check (status in ('requested', 'approved', 'closed')),
    requested_by uuid not null constraint organisations_requester_known references users (id),
    created_at timestamptz(3) not null default now(),
    decided_at timestamptz(3));
  create index if not exists organisations_listed on organisations (created_at desc, id desc);
  create index if not exists organisations_requested on organisations (created_at desc, id desc)
    where status = 'requested';
  create index if not exists organisations_requested_by on organisations (requested_by);

  create table if not exists organisation_members (
    organisation_id uuid not null constraint organisation_members_organisation_known
      references organisations (id) on delete cascade,
    user_id uuid not null constraint organisation_members_user_known references users (id),
    role text not null constraint organisation_members_role_known check (role in ${ROLES}),
    created_at timestamptz(3) not null default now(),
    constraint organisation_members_pkey primary key (organisation_id, user_id));
  create index if not exists organisation_members_of_user on organisation_members (user_id);

  create table if not exists organisation_invitations (
    id uuid not null default uuidv7() constraint organisation_invitations_pkey primary key,
    organisation_id uuid not null constraint organisation_invitations_organisation_known
      references organisations (id) on delete cascade,
    email text not null,
    role text not null constraint organisation_invitations_role_known check (role in ${ROLES}),
    expires_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now());
  create index if not exists organisation_invitations_of_organisation on organisation_invitations (organisation_id);
  create index if not exists organisation_invitations_to on organisation_invitations (email);
  create index if not exists organisation_invitations_expire on organisation_invitations (expires_at)`;
