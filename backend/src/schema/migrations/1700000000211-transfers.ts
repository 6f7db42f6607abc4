import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = `where status in ('proposed', 'in-progress')`;
/** Pauses that wait for an admin. */
const WAITING = `'dispute', 'suspension', 'terms-differ', 'objection', 'report', 'charge-back'`;

export class Transfers1700000000211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table transfers (
        id uuid not null default uuidv7() constraint transfers_pkey primary key,
        purchase_id uuid not null constraint transfers_purchase_known references purchases (id),
        contract_id uuid not null,
        buyer_id uuid not null constraint transfers_buyer_known references users (id),
        seller_id uuid not null constraint transfers_seller_known references users (id),
        type text not null,
        facts jsonb not null default '{}',
        status text not null,
        end_reason text,
        fee_outcome text not null default 'none',
        paused_at timestamptz(3),
        pause_reason text,
        stalled_at timestamptz(3),
        completed_at timestamptz(3),
        cancelled_at timestamptz(3),
        created_at timestamptz(3) not null,
        message_count integer not null default 0,
        holder_read_seq integer not null default 0,
        buyer_read_seq integer not null default 0,
        pause_reasons text[] not null default '{}',
        constraint transfers_status_known check (status in ('proposed', 'in-progress', 'completed', 'cancelled')),
        constraint transfers_pause_has_reason check ((paused_at is null) = (pause_reason is null)),
        constraint transfers_end_has_reason check ((status = 'cancelled') = (end_reason is not null)));
      create unique index transfers_one_open on transfers (contract_id) ${OPEN};
      create unique index transfers_of_purchase on transfers (purchase_id);
      create index transfers_of_contract on transfers (contract_id, created_at desc);
      create index transfers_bought on transfers (buyer_id, created_at desc, id desc);
      create index transfers_sold on transfers (seller_id, created_at desc, id desc);
      create index transfers_open on transfers (id) ${OPEN};
      create index transfers_ended on transfers (coalesce(completed_at, cancelled_at));
      -- the admins' list in its order
      create index transfers_by_attention on transfers ((case when stalled_at is not null then 3
        when (fee_outcome = 'undecided' or pause_reason in (${WAITING}) or pause_reasons && array[${WAITING}]) then 2
        when status in ('proposed', 'in-progress') then 1 else 0 end) desc, created_at desc, id desc);

      create table transfer_steps (
        transfer_id uuid not null constraint transfer_steps_transfer_known references transfers (id),
        key text not null,
        position smallint not null,
        type text not null,
        status text not null,
        bound boolean not null,
        started_at timestamptz(3),
        due_at timestamptz(3),
        expected_on date,
        proposed_on date,
        proposed_by text,
        skip_asked_by text,
        done_on date,
        done_by text,
        closed_at timestamptz(3),
        consent_from text,
        holder_said_at timestamptz(3),
        buyer_said_at timestamptz(3),
        note text,
        refusal jsonb,
        constraint transfer_steps_pkey primary key (transfer_id, key),
        constraint transfer_steps_consent_recorded check (not bound or status not in ('done', 'skipped')
          or (status = 'done' and done_on is not null and consent_from is not null)));
      create unique index transfer_steps_one_current on transfer_steps (transfer_id) where status = 'current';
      -- the finished steps that are measured
      create index transfer_steps_done on transfer_steps (type, key, closed_at desc) where status = 'done';
      -- texts that are to be blanked: this index and that of transfer_events shrink with each text that was
      create index transfer_steps_texts on transfer_steps (transfer_id)
        where note is not null or consent_from <> '•••' or refusal->>'note' is not null or refusal->>'saidBy' <> '•••';

      create table transfer_events (
        id uuid not null default uuidv7() constraint transfer_events_pkey primary key,
        transfer_id uuid not null constraint transfer_events_transfer_known references transfers (id),
        at timestamptz(3) not null default now(),
        by text not null,
        by_user_id uuid constraint transfer_events_user_known references users (id),
        action text not null,
        step_key text,
        note text);
      create index transfer_events_of on transfer_events (transfer_id, id);
      create index transfer_events_by on transfer_events (by_user_id);
      create index transfer_events_texts on transfer_events (transfer_id) where note is not null;

      create table transfer_messages (
        id uuid not null default uuidv7() constraint transfer_messages_pkey primary key,
        transfer_id uuid not null constraint transfer_messages_transfer_known references transfers (id),
        sender_id uuid not null constraint transfer_messages_sender_known references users (id),
        seq integer not null,
        by text not null,
        message text not null,
        flags text[] not null default '{}',
        created_at timestamptz(3) not null default now(),
        constraint transfer_messages_message_length check (char_length(message) between 1 and 2000));
      create unique index transfer_messages_thread on transfer_messages (transfer_id, seq);
      create index transfer_messages_sender on transfer_messages (sender_id);

      create table contact_cards (
        transfer_id uuid not null constraint contact_cards_transfer_known references transfers (id),
        user_id uuid not null constraint contact_cards_user_known references users (id),
        name text not null,
        phone text,
        note text,
        created_at timestamptz(3) not null default now(),
        constraint contact_cards_pkey primary key (transfer_id, user_id));
      create index contact_cards_of_user on contact_cards (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table contact_cards, transfer_messages, transfer_events, transfer_steps, transfers`,
    );
  }
}
