import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Saved1700000000208 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table favourites (
        user_id uuid not null constraint favourites_user_known references users (id),
        contract_id uuid not null constraint favourites_contract_known references contracts (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        told_status text not null,
        told_version integer not null,
        told_payment integer not null,
        constraint favourites_pkey primary key (user_id, contract_id));
      create index favourites_of_member on favourites (user_id, created_at desc, contract_id desc);
      create index favourites_of_contract on favourites (contract_id);

      create table saved_searches (
        id uuid not null default uuidv7() constraint saved_searches_pkey primary key,
        user_id uuid not null constraint saved_searches_user_known references users (id),
        name text not null,
        query text not null,
        frequency text not null,
        created_at timestamptz(3) not null default now(),
        seen_until timestamptz(3) not null default now(),
        next_at timestamptz(3),
        constraint saved_searches_frequency_known check (frequency in ('instant', 'daily', 'weekly', 'off')));
      create index saved_searches_of_member on saved_searches (user_id, created_at, id);
      create index saved_searches_due on saved_searches (next_at) where next_at is not null;

      create table search_alerts (
        user_id uuid not null constraint search_alerts_user_known references users (id),
        contract_id uuid not null,
        created_at timestamptz(3) not null default now(),
        constraint search_alerts_pkey primary key (user_id, contract_id));
      create index search_alerts_of_member on search_alerts (user_id, created_at);
      create index search_alerts_age on search_alerts (created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table search_alerts, saved_searches, favourites`);
  }
}
