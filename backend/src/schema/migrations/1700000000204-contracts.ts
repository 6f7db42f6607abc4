import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contractsSearch } from '../functions/contracts-search.js';
import { findingTerm } from '../functions/finding-term.js';
import { findingTerms } from '../functions/finding-terms-of-facts.js';

const LISTED = `where status in ('active', 'pending')`;
const PLACE = 'lower(coalesce(masked_location, location) collate pg_unicode_fast)';
const ORDERS = 'type, created_at, monthly_payment, remaining_term_months, effective_monthly, incentive';

export class Contracts1700000000204 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${findingTerm}
      ${findingTerms}
      ${contractsSearch}

      -- one check: PostgreSQL parses and plans each check of a table for each statement that writes
      create table contracts (
        id uuid not null default uuidv7() constraint contracts_pkey primary key,
        user_id uuid not null constraint contracts_user_known references users (id),
        title text not null,
        type text not null,
        description text not null,
        location text not null,
        monthly_payment integer not null,
        remaining_term_months integer not null,
        transfer_fee integer,
        status text not null default 'active',
        message_count integer not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        search tsvector not null,
        masked_title text,
        masked_description text,
        masked_location text,
        flags text[] not null default '{}',
        hidden_at timestamptz(3),
        cleared_at timestamptz(3),
        terms_version integer not null default 1,
        facts jsonb not null default '{}',
        masked_facts jsonb,
        incentive integer not null default 0,
        term_as_of date,
        effective_monthly integer,
        place_id integer,
        cash_at_transfer integer,
        off_market_reason text,
        off_market_at timestamptz(3),
        went_to text,
        fresh_until timestamptz(3) default now() + interval '30 days',
        fresh_reminders smallint not null default 0,
        listed_at timestamptz(3),
        cover jsonb,
        under_review boolean not null default false,
        available_from text collate "C",
        brand text,
        constraint contracts_values_known check (
          type = any ('{car-lease,apartment,mortgage,timeshare,loan}')
          and status = any ('{active,pending,completed,cancelled}')
          and monthly_payment between 0 and 1000000000
          and remaining_term_months between 1 and 600
          and transfer_fee > 0
          and incentive between 0 and 10000000
          and (off_market_reason is null or status = 'cancelled' and off_market_reason = any (
            '{paused,expired,withdrawn,elsewhere,holder-silent,term-over,not-transferable,rofr-used,removed}')))
      ) with (fillfactor = 85);
      create trigger contracts_search_filled before insert or update of title, description, location, masked_title,
        masked_description, masked_location, facts, masked_facts, incentive, type on contracts
        for each row execute function contracts_search();

      -- the public list in each order, of all types or of one
      create index contracts_listed on contracts (created_at desc, id desc) ${LISTED};
      create index contracts_listed_by_type on contracts (type, created_at desc, id desc) ${LISTED};
      create index contracts_listed_payment on contracts (monthly_payment, id) ${LISTED};
      create index contracts_listed_payment_by_type on contracts (type, monthly_payment, id) ${LISTED};
      create index contracts_listed_months on contracts (remaining_term_months, id) ${LISTED};
      create index contracts_listed_months_by_type on contracts (type, remaining_term_months, id) ${LISTED};
      create index contracts_listed_effective_by_type
        on contracts (type, (coalesce(effective_monthly, 2147483647)), id) ${LISTED};
      create index contracts_listed_incentive_by_type on contracts (type, incentive, id) ${LISTED};

      -- its filters; those with the columns of the orders are sorted without reading the rows of all matches
      create index contracts_listed_location on contracts using gin (${PLACE} gin_trgm_ops) ${LISTED};
      create index contracts_listed_letter_pairs on contracts using gin (letter_pairs(${PLACE})) ${LISTED};
      create index contracts_listed_place on contracts (place_id, id) ${LISTED};
      create index contracts_listed_cash on contracts (cash_at_transfer, id) include (${ORDERS}) ${LISTED};
      create index contracts_listed_available on contracts (available_from, id) include (${ORDERS})
        ${LISTED} and available_from is not null;
      create index contracts_listed_with_photos on contracts (id) include (${ORDERS}) ${LISTED} and cover is not null;
      create index contracts_listed_brand on contracts (brand, id) include (${ORDERS}, place_id)
        ${LISTED} and brand is not null;
      -- each search also reads the contracts that are not in the index of words yet: at most 256 kB (docs/adr/0006)
      create index contracts_search on contracts using gin (search) with (gin_pending_list_limit = 256);

      create index contracts_all on contracts (created_at desc, id desc);
      create index contracts_user on contracts (user_id, created_at desc, id desc);
      create index contracts_flagged on contracts (created_at desc, id desc) where flags <> '{}' or hidden_at is not null;
      -- a new contract is compared with those of the same title that its holder has on the market
      create index contracts_listed_title on contracts (user_id, lower(title)) ${LISTED};

      -- the clock of listings, and alerts about contracts that were listed again
      create index contracts_fresh on contracts (fresh_reminders, fresh_until) where status = 'active';
      create index contracts_term_end on contracts ((coalesce(term_as_of, (created_at at time zone 'UTC')::date)
        + make_interval(months => remaining_term_months))) where status = 'active';
      create index contracts_paused on contracts (off_market_at) where off_market_reason = 'paused';
      create index contracts_relisted on contracts (listed_at) where listed_at is not null;

      create table contract_changes (
        id uuid not null default uuidv7() constraint contract_changes_pkey primary key,
        contract_id uuid not null constraint contract_changes_contract_known references contracts (id) on delete cascade,
        field text not null,
        before text,
        after text,
        changed_at timestamptz(3) not null default now());
      create index contract_changes_of_contract on contract_changes (contract_id, changed_at desc, id desc);

      create table private_facts (
        contract_id uuid not null constraint private_facts_pkey primary key
          constraint private_facts_contract_known references contracts (id) on delete cascade,
        facts jsonb not null);
      -- a car or home that is listed is compared with those on the market
      create index private_facts_vin on private_facts (lower(facts ->> 'vin'));
      create index private_facts_street_address on private_facts (lower(facts ->> 'streetAddress'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table private_facts, contract_changes, contracts;
      drop function contracts_search, finding_terms, finding_term`);
  }
}
