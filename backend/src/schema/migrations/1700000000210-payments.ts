import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1700000000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table purchases (
        id uuid not null default uuidv7() constraint purchases_pkey primary key,
        contract_id uuid not null,
        contract_title text not null,
        buyer_id uuid not null constraint purchases_buyer_known references users (id),
        seller_id uuid not null constraint purchases_seller_known references users (id),
        amount integer not null constraint purchases_amount_positive check (amount > 0),
        currency text not null default 'usd',
        mode text not null,
        status text not null default 'created' constraint purchases_status_known check (status in ('created',
          'authorised', 'claimed', 'captured', 'releasing', 'released', 'refunding', 'refunded', 'refund-failed',
          'disputed', 'charged-back', 'kept', 'undecided', 'closed', 'failed')),
        cause text not null default 'opened',
        holds_contract boolean not null default false,
        payment_intent_id text,
        attempts integer not null default 0,
        refund_round integer not null default 0,
        refund_reason text,
        authorised_at timestamptz(3),
        captured_at timestamptz(3),
        refunded_at timestamptz(3),
        next_look_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        amount_refunded integer not null default 0,
        terms jsonb,
        terms_version integer,
        take_off_market boolean not null default false,
        card_brand text,
        card_last4 text,
        kept_at timestamptz(3),
        off_market_reason text,
        constraint purchases_amount_refunded_fits check (amount_refunded between 0 and amount),
        constraint purchases_hold_fits_status check (
          case when status in ('claimed', 'captured') then holds_contract
               when status in ('refunding', 'refund-failed', 'disputed') then true
               else not holds_contract end)
      ) with (fillfactor = 70);
      -- at most one purchase holds a contract, whatever status an admin gives the contract
      create unique index purchases_one_sale on purchases (contract_id) where holds_contract;
      create unique index purchases_one_open on purchases (contract_id, buyer_id)
        where status in ('created', 'authorised', 'claimed');
      create unique index purchases_payment_intent on purchases (payment_intent_id);
      create index purchases_contract on purchases (contract_id);
      create index purchases_buyer on purchases (buyer_id);
      create index purchases_seller on purchases (seller_id);
      create index purchases_bought on purchases (buyer_id, created_at desc, id desc) where authorised_at is not null;
      create index purchases_sold on purchases (seller_id, created_at desc, id desc) where captured_at is not null;
      create index purchases_all on purchases (created_at desc, id desc);
      create index purchases_by_time on purchases using brin (captured_at, refunded_at);
      create index purchases_title on purchases using gin (contract_title gin_trgm_ops);
      create index purchases_title_pairs on purchases
        using gin (letter_pairs(lower(contract_title collate pg_unicode_fast)));
      create index purchases_due on purchases (next_look_at) where next_look_at is not null;
      -- each sweep selects the unfinished purchases of other payment modes
      create index purchases_unfinished on purchases (mode) where status in ('created', 'authorised', 'claimed',
        'captured', 'releasing', 'refunding', 'refund-failed', 'disputed');
      create index purchases_unpaid on purchases (updated_at)
        where status in ('released', 'failed') and captured_at is null and refunded_at is null;

      create table purchase_transitions (
        id uuid not null default uuidv7() constraint purchase_transitions_pkey primary key,
        purchase_id uuid not null constraint purchase_transitions_purchase_known references purchases (id),
        at timestamptz(3) not null default now(),
        "from" text,
        "to" text not null,
        cause text not null,
        by text not null,
        by_user_id uuid constraint purchase_transitions_admin_known references users (id));
      create index purchase_transitions_of on purchase_transitions (purchase_id, id);

      create table payment_events (
        id text not null constraint payment_events_pkey primary key,
        type text not null,
        payment_intent_id text,
        received_at timestamptz(3) not null default now(),
        handled_at timestamptz(3));
      create index payment_events_waiting on payment_events (received_at) where handled_at is null;
      create index payment_events_received on payment_events (received_at);

      create table payment_events_read (
        mode text not null constraint payment_events_read_pkey primary key,
        until timestamptz(3) not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table payment_events_read, payment_events, purchase_transitions, purchases`);
  }
}
