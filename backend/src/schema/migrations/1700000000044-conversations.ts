import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to this length of a thread, each message moves the thread up in the list of every member who takes part. */
const SHORT_THREAD = 100;

/**
 * Who takes part in a thread and how far they have read. A trigger writes the rows when a message is inserted, so that a
 * version that does not know the table yet keeps it right, too.
 *
 * The trigger runs while the sender holds the lock on the contract's row, one message of a thread after the other. In a
 * long thread it only writes the rows of members who had read everything: an unread conversation stays unread and keeps
 * its place in the list. So each row it writes was made necessary by an earlier read or message of that member, and a
 * thread with thousands of members costs a sender no more than a short one.
 */
export class Conversations1700000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table conversations (
      member_id uuid not null,
      contract_id uuid not null constraint conversations_contract_known references contracts (id) on delete cascade,
      read_seq integer not null default 0,
      read_at timestamptz(3),
      unread boolean not null,
      last_message_at timestamptz(3) not null,
      constraint conversations_pkey primary key (member_id, contract_id))`);
    await runner.query(`create index conversations_of_member
      on conversations (member_id, unread desc, last_message_at desc, contract_id desc)`);
    await runner.query(`create index conversations_of_thread on conversations (contract_id, unread)`);
    await runner.query(`create function conversations_follow() returns trigger language plpgsql as $$
      begin
        insert into conversations as v (member_id, contract_id, read_seq, read_at, unread, last_message_at)
          values (new.sender_id, new.contract_id, new.seq, new.created_at, false, new.created_at)
          on conflict (member_id, contract_id) do update set read_seq = excluded.read_seq,
            read_at = excluded.read_at, unread = false, last_message_at = excluded.last_message_at;
        if new.seq = 1 then
          insert into conversations (member_id, contract_id, unread, last_message_at)
            select c.user_id, c.id, true, new.created_at from contracts c
            where c.id = new.contract_id and c.user_id <> new.sender_id
            on conflict do nothing;
        elsif new.seq <= ${SHORT_THREAD} then
          update conversations set unread = true, last_message_at = new.created_at
            where contract_id = new.contract_id and member_id <> new.sender_id;
        else
          update conversations set unread = true, last_message_at = new.created_at
            where contract_id = new.contract_id and not unread and member_id <> new.sender_id;
        end if;
        return null;
      end $$`);
    await runner.query(`create trigger messages_followed after insert on messages
      for each row execute function conversations_follow()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger messages_followed on messages');
    await runner.query('drop function conversations_follow');
    await runner.query('drop table conversations');
  }
}
