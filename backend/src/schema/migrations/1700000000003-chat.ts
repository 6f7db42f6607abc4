import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Chat1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table messages (
      id uuid not null default uuidv7() constraint messages_pkey primary key,
      contract_id uuid not null constraint messages_contract_known references contracts (id) on delete cascade,
      sender_id uuid not null constraint messages_sender_known references users (id),
      seq integer not null constraint messages_seq_positive check (seq > 0),
      message text not null constraint messages_message_length check (char_length(message) between 1 and 2000),
      created_at timestamptz(3) not null)`);
    // a thread is read along this index, from its end or from one of its messages
    await runner.query(`create unique index messages_thread on messages (contract_id, seq)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table messages`);
  }
}
