import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contractFeedMarked } from '../functions/contract-feed-marked.js';
import { contractsListed } from '../functions/contracts-listed.js';
import { webhookEvent } from '../functions/webhook-event.js';
import { webhookQuestions } from '../functions/webhook-questions.js';

/** What the feed shows of a contract. Not what time alone changes, nor counts, which change too often. */
export const FED = [
  ...['title', 'masked_title', 'description', 'masked_description', 'location', 'masked_location'],
  ...['facts', 'masked_facts', 'type', 'monthly_payment', 'remaining_term_months', 'incentive', 'term_as_of'],
  ...[
    'transfer_fee',
    'status',
    'off_market_reason',
    'listed_at',
    'hidden_at',
    'awaits_approval',
    'under_review',
  ],
  ...['cover', 'place_id', 'subject_id', 'terms_version', 'sale_mode', 'reserved_for', 'reserved_until'],
];
const HAS_CHANGED = FED.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

/** Members are told of events by webhooks, and everyone of changed contracts by the feed. */
export class Webhooks1700000000285 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(`${webhookEvent} ${contractsListed} ${contractFeedMarked} ${webhookQuestions}`);
    await runner.query(`create or replace trigger contracts_listed after insert on contracts
      referencing new table as listed for each statement execute function contracts_listed()`);
    await runner.query(`create or replace trigger contracts_fed after update of ${FED.join(', ')} on contracts
      for each row when (${HAS_CHANGED}) execute function contract_feed_marked()`);
    await runner.query(`create or replace trigger contracts_unfed after delete on contracts
      for each row execute function contract_feed_marked()`);
    await runner.query(`create or replace trigger listing_questions_told after insert on listing_questions
      for each row execute function webhook_questions()`);
    // a change meanwhile has marked its contract already
    await runner.query(`insert into contract_feed (contract_id, number)
      select id, nextval('contract_feed_numbers') from contracts where status in ('active', 'pending')
      on conflict (contract_id) do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger if exists contracts_listed on contracts;
      drop trigger if exists contracts_fed on contracts;
      drop trigger if exists contracts_unfed on contracts;
      drop trigger if exists listing_questions_told on listing_questions`);
    await runner.query(`drop function if exists contracts_listed, contract_feed_marked, webhook_questions, webhook_event;
      drop table if exists webhook_deliveries, webhook_events, webhooks, contract_feed;
      drop sequence if exists contract_feed_numbers`);
  }
}

const TABLES = `
  create sequence if not exists contract_feed_numbers;

  create table if not exists contract_feed (
    contract_id uuid not null constraint contract_feed_pkey primary key,
    number bigint,
    changed_at timestamptz(3) not null default now());
  create unique index if not exists contract_feed_order on contract_feed (number) where number is not null;
  create index if not exists contract_feed_unnumbered on contract_feed (contract_id) where number is null;

  create table if not exists webhooks (
    id uuid not null default uuidv7() constraint webhooks_pkey primary key,
    user_id uuid not null constraint webhooks_user_known references users (id),
    organisation_id uuid,
    url text not null,
    events text[] not null,
    secret text not null,
    old_secret text,
    old_secret_until timestamptz(3),
    created_at timestamptz(3) not null default now(),
    failing_since timestamptz(3),
    disabled_at timestamptz(3),
    busy_until timestamptz(3));
  create index if not exists webhooks_of_owner on webhooks (user_id, created_at, id);

  create table if not exists webhook_events (
    id uuid not null default uuidv7() constraint webhook_events_pkey primary key,
    user_id uuid not null,
    type text not null,
    subject uuid not null,
    facts jsonb not null,
    payload text,
    created_at timestamptz(3) not null default now());
  create index if not exists webhook_events_unwritten on webhook_events (id) where payload is null;
  create index if not exists webhook_events_of_owner on webhook_events (user_id);
  create index if not exists webhook_events_age on webhook_events (created_at);

  create table if not exists webhook_deliveries (
    id uuid not null default uuidv7() constraint webhook_deliveries_pkey primary key,
    webhook_id uuid not null,
    event_id uuid not null constraint webhook_deliveries_event_known references webhook_events (id) on delete cascade,
    subject uuid not null,
    status text not null default 'waiting' constraint webhook_deliveries_status_known
      check (status in ('waiting', 'delivered', 'failed')),
    tries smallint not null default 0,
    attempts jsonb not null default '[]',
    next_at timestamptz(3) not null default now(),
    created_at timestamptz(3) not null default now());
  create index if not exists webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc, id desc);
  create index if not exists webhook_deliveries_of_event on webhook_deliveries (event_id);
  create index if not exists webhook_deliveries_in_order on webhook_deliveries (webhook_id, subject, event_id)
    where status = 'waiting';
  create index if not exists webhook_deliveries_due on webhook_deliveries (next_at) where status = 'waiting'`;
