import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Favourites and saved searches. A trigger on contracts queues the job that tells those who saved a contract, in the
 * transaction that changes it: at once if its status changes, and an hour after the first of several edits of its terms.
 * A contract that no member has saved queues nothing.
 */
export class Saved1700000000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table favourites (
      user_id uuid not null constraint favourites_user_known references users (id),
      contract_id uuid not null constraint favourites_contract_known references contracts (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      told_status text not null,
      told_version integer not null,
      told_payment integer not null,
      constraint favourites_pkey primary key (user_id, contract_id))`);
    await runner.query(
      'create index favourites_of_member on favourites (user_id, created_at desc, contract_id desc)',
    );
    await runner.query('create index favourites_of_contract on favourites (contract_id)');

    await runner.query(`create table saved_searches (
      id uuid not null default uuidv7() constraint saved_searches_pkey primary key,
      user_id uuid not null constraint saved_searches_user_known references users (id),
      name text not null,
      query text not null,
      frequency text not null,
      created_at timestamptz(3) not null default now(),
      seen_until timestamptz(3) not null default now(),
      next_at timestamptz(3),
      constraint saved_searches_frequency_known check (frequency in ('instant', 'daily', 'weekly', 'off')))`);
    await runner.query('create index saved_searches_of_member on saved_searches (user_id, created_at, id)');
    await runner.query(
      'create index saved_searches_due on saved_searches (next_at) where next_at is not null',
    );

    await runner.query(`create table search_alerts (
      user_id uuid not null constraint search_alerts_user_known references users (id),
      contract_id uuid not null,
      created_at timestamptz(3) not null default now(),
      constraint search_alerts_pkey primary key (user_id, contract_id))`);
    await runner.query('create index search_alerts_of_member on search_alerts (user_id, created_at)');
    await runner.query('create index search_alerts_age on search_alerts (created_at)');

    await runner.query(`create function favourites_of_contract_changed() returns trigger language plpgsql as $$
      declare
        is_moved boolean := old.status <> new.status;
      begin
        if exists (select from favourites f where f.contract_id = new.id) then
          perform graphile_worker.add_job('tell-favourites', json_build_object('contractId', new.id),
            run_at := now() + case when is_moved then interval '0' else interval '1 hour' end, max_attempts := 25,
            job_key := 'tell-favourites:' || case when is_moved then 'status:' else 'terms:' end || new.id,
            job_key_mode := 'preserve_run_at');
        end if;
        return null;
      end $$`);
    await runner.query(`create trigger contracts_tell_favourites after update of status, terms_version on contracts
      for each row when (old.status <> new.status or old.terms_version <> new.terms_version)
      execute function favourites_of_contract_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger contracts_tell_favourites on contracts');
    await runner.query('drop function favourites_of_contract_changed');
    await runner.query('drop table search_alerts');
    await runner.query('drop table saved_searches');
    await runner.query('drop table favourites');
  }
}
