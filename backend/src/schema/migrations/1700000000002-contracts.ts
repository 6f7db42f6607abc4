import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCH_VECTOR = `setweight(to_tsvector('english'::regconfig, title), 'A') || setweight(to_tsvector('english'::regconfig, location), 'B') || setweight(to_tsvector('english'::regconfig, description), 'C')`;
const LISTED = `status in ('active', 'pending')`;

export class Contracts1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `insert into typeorm_metadata ("database", "schema", "table", "type", "name", "value")
       values (current_database(), 'public', 'contracts', 'GENERATED_COLUMN', 'search', $1)`,
      [SEARCH_VECTOR],
    );
    await runner.query(`create table contracts (
      id uuid not null default uuidv7() constraint contracts_pkey primary key,
      user_id uuid not null constraint contracts_user_known references users (id),
      title text not null,
      type text not null constraint contracts_type_known
        check (type in ('car-lease', 'apartment', 'mortgage', 'timeshare', 'loan')),
      description text not null,
      location text not null,
      monthly_payment integer not null constraint contracts_monthly_payment_range
        check (monthly_payment between 0 and 1000000000),
      remaining_term_months integer not null constraint contracts_remaining_term_range
        check (remaining_term_months between 1 and 600),
      transfer_fee integer constraint contracts_transfer_fee_positive check (transfer_fee > 0),
      status text not null default 'active' constraint contracts_status_known
        check (status in ('active', 'pending', 'completed', 'cancelled')),
      message_count integer not null default 0,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search tsvector not null generated always as (${SEARCH_VECTOR}) stored
    ) with (fillfactor = 85)`);
    // each public list is a scan of one of these indexes, newest first
    await runner.query(
      `create index contracts_listed on contracts (created_at desc, id desc) where ${LISTED}`,
    );
    await runner.query(
      `create index contracts_listed_by_type on contracts (type, created_at desc, id desc) where ${LISTED}`,
    );
    await runner.query(
      `create index contracts_listed_location on contracts using gin (location gin_trgm_ops) where ${LISTED}`,
    );
    // one or two letters are too short for a trigram index
    await runner.query(
      `create function letter_pairs(words text) returns text[] immutable strict parallel safe language sql
       return (select array_agg(distinct substr(lower(words), at, length))
               from generate_series(1, char_length(words)) at, generate_series(1, 2) length)`,
    );
    await runner.query(
      `create index contracts_listed_letter_pairs on contracts using gin (letter_pairs(location)) where ${LISTED}`,
    );
    await runner.query(`create index contracts_search on contracts using gin (search)`);
    await runner.query(`create index contracts_all on contracts (created_at desc, id desc)`);
    await runner.query(`create index contracts_user on contracts (user_id, created_at desc, id desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table contracts`);
    await runner.query(`drop function letter_pairs(text)`);
    await runner.query(`delete from typeorm_metadata where "table" = 'contracts'`);
  }
}
