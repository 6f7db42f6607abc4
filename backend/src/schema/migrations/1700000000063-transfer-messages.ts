import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The private threads of transfers. The columns have constant defaults, so no table is rewritten. */
export class TransferMessages1700000000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table transfers add message_count integer not null default 0,
         add holder_read_seq integer not null default 0, add buyer_read_seq integer not null default 0`,
    );
    await runner.query(`create table transfer_messages (
      id uuid not null default uuidv7() constraint transfer_messages_pkey primary key,
      transfer_id uuid not null constraint transfer_messages_transfer_known references transfers (id),
      sender_id uuid not null constraint transfer_messages_sender_known references users (id),
      seq integer not null,
      by text not null,
      message text not null,
      flags text[] not null default '{}',
      created_at timestamptz(3) not null default now(),
      constraint transfer_messages_message_length check (char_length(message) between 1 and 2000))`);
    await runner.query(
      'create unique index transfer_messages_thread on transfer_messages (transfer_id, seq)',
    );
    await runner.query('create index transfer_messages_sender on transfer_messages (sender_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table transfer_messages');
    await runner.query('alter table transfers drop message_count, drop holder_read_seq, drop buyer_read_seq');
  }
}
