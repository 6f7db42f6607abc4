import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of transfers. A job begins the transfers of the sales that are pending when this version starts. */
export class Transfers1700000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table transfers (
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
      constraint transfers_status_known check (status in ('proposed', 'in-progress', 'completed', 'cancelled')),
      constraint transfers_pause_has_reason check ((paused_at is null) = (pause_reason is null)),
      constraint transfers_end_has_reason check ((status = 'cancelled') = (end_reason is not null)))`);
    const open = `where status in ('proposed', 'in-progress')`;
    for (const index of [
      `unique index transfers_one_open on transfers (contract_id) ${open}`,
      'unique index transfers_of_purchase on transfers (purchase_id)',
      'index transfers_of_contract on transfers (contract_id, created_at desc)',
      'index transfers_bought on transfers (buyer_id, created_at desc, id desc)',
      'index transfers_sold on transfers (seller_id, created_at desc, id desc)',
      'index transfers_all on transfers (created_at desc, id desc)',
      `index transfers_open on transfers (id) ${open}`,
      'index transfers_ended on transfers (coalesce(completed_at, cancelled_at))',
    ])
      await runner.query(`create ${index}`);

    await runner.query(`create table transfer_steps (
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
        or (status = 'done' and done_on is not null and consent_from is not null)))`);
    await runner.query(
      `create unique index transfer_steps_one_current on transfer_steps (transfer_id) where status = 'current'`,
    );

    await runner.query(`create table transfer_events (
      id uuid not null default uuidv7() constraint transfer_events_pkey primary key,
      transfer_id uuid not null constraint transfer_events_transfer_known references transfers (id),
      at timestamptz(3) not null default now(),
      by text not null,
      by_user_id uuid constraint transfer_events_user_known references users (id),
      action text not null,
      step_key text,
      note text)`);
    await runner.query('create index transfer_events_of on transfer_events (transfer_id, id)');
    await runner.query('create index transfer_events_by on transfer_events (by_user_id)');

    await runner.query(`create table contact_cards (
      transfer_id uuid not null constraint contact_cards_transfer_known references transfers (id),
      user_id uuid not null constraint contact_cards_user_known references users (id),
      name text not null,
      phone text,
      note text,
      created_at timestamptz(3) not null default now(),
      constraint contact_cards_pkey primary key (transfer_id, user_id))`);
    await runner.query('create index contact_cards_of_user on contact_cards (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['contact_cards', 'transfer_events', 'transfer_steps', 'transfers'])
      await runner.query(`drop table ${table}`);
  }
}
