import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of contracts name photos by their addresses. */
export class PhotoAddresses1700000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists photo_addresses (
      id uuid not null default uuidv7() constraint photo_addresses_pkey primary key,
      contract_id uuid not null constraint photo_addresses_contract_known references contracts (id) on delete cascade,
      user_id uuid not null constraint photo_addresses_user_known references users (id),
      url text not null,
      position integer not null,
      state text not null default 'waiting'
        constraint photo_addresses_state_known check (state in ('waiting', 'stored', 'failed', 'leaving')),
      photo_id uuid,
      import_id uuid constraint photo_addresses_import_known references imports (id) on delete set null,
      row integer not null,
      tries smallint not null default 0,
      run_at timestamptz(3) not null default now(),
      busy_until timestamptz(3),
      created_at timestamptz(3) not null default now())`);
    await runner.query(
      'create unique index if not exists photo_addresses_once on photo_addresses (contract_id, url)',
    );
    await runner.query(
      'create index if not exists photo_addresses_of_import on photo_addresses (import_id, state)',
    );
    await runner.query('create index if not exists photo_addresses_of_member on photo_addresses (user_id)');
    await runner.query(
      `create index if not exists photo_addresses_waiting on photo_addresses (user_id, run_at, "position") where state = 'waiting'`,
    );
    await runner.query(
      'create index if not exists photo_addresses_busy on photo_addresses (user_id) where busy_until is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists photo_addresses');
  }
}
