import type { MigrationInterface, QueryRunner } from 'typeorm';
import { conversationsFollow } from '../functions/conversations-follow.js';

export class Chat1700000000205 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table messages (
        id uuid not null default uuidv7() constraint messages_pkey primary key,
        contract_id uuid not null constraint messages_contract_known references contracts (id) on delete cascade,
        sender_id uuid not null constraint messages_sender_known references users (id),
        seq integer not null constraint messages_seq_positive check (seq > 0),
        message text not null constraint messages_message_length check (char_length(message) between 1 and 2000),
        created_at timestamptz(3) not null,
        masked_message text,
        flags text[] not null default '{}',
        hidden_at timestamptz(3),
        cleared_at timestamptz(3));
      -- a thread is read along this index, from its end or from one of its messages
      create unique index messages_thread on messages (contract_id, seq);
      create index messages_sender on messages (sender_id);
      create index messages_flagged on messages (created_at desc, id desc) where flags <> '{}' or hidden_at is not null;
      create index messages_by_time on messages using brin (created_at);

      create table conversations (
        member_id uuid not null,
        contract_id uuid not null constraint conversations_contract_known references contracts (id) on delete cascade,
        read_seq integer not null default 0,
        read_at timestamptz(3),
        unread boolean not null,
        last_message_at timestamptz(3) not null,
        constraint conversations_pkey primary key (member_id, contract_id));
      create index conversations_of_member
        on conversations (member_id, unread desc, last_message_at desc, contract_id desc);
      create index conversations_of_thread on conversations (contract_id, unread);
      ${conversationsFollow}
      create trigger messages_followed after insert on messages
        for each row execute function conversations_follow()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table conversations, messages;
      drop function conversations_follow`);
  }
}
