import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['question', 'answer', 'private-message', 'transfer-step', 'deadline', 'money'];
const THREAD = `event in ('question', 'answer')`;
const MAIL_DELAY = `interval '10 minutes'`;

/** A notification of this kind for the members that `recipients` selects, as they want it. */
const notify = (kind: string, recipients: string): string => `
  insert into notifications (user_id, kind, event, contract_id, created_at, in_app, mail_at)
    select r.id, '${kind}', '${kind}', new.contract_id, new.created_at, coalesce(p.in_app, true),
      case when coalesce(p.mail, true) then new.created_at + ${MAIL_DELAY} end
    from (${recipients}) r (id)
    left join notification_preferences p on p.user_id = r.id and p.kind = '${kind}'
    where coalesce(p.in_app, true) or coalesce(p.mail, true)
    on conflict (contract_id, event, user_id) where read_at is null and ${THREAD} do nothing;`;

/**
 * Notifications, and what members choose about them. Triggers write those of public threads, in the transaction of the
 * message, as they write conversations (migration 1700000000044): a question is for the holder, an answer for everyone
 * else who takes part. Each member has one unread notification of each per thread, so a message to members who have not
 * read the previous one writes nothing. Reading the thread reads its notifications.
 */
export class Notifications1700000000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notification_preferences (
      user_id uuid not null constraint notification_preferences_user_known references users (id),
      kind text not null,
      mail boolean not null,
      in_app boolean not null,
      constraint notification_preferences_pkey primary key (user_id, kind))`);
    await runner.query(`create table notifications (
      id uuid not null default uuidv7() constraint notifications_pkey primary key,
      user_id uuid not null,
      kind text not null,
      event text not null,
      contract_id uuid not null constraint notifications_contract_known references contracts (id) on delete cascade,
      transfer_id uuid,
      facts jsonb,
      once text,
      created_at timestamptz(3) not null default now(),
      read_at timestamptz(3),
      in_app boolean not null default true,
      mail_at timestamptz(3),
      mailed_at timestamptz(3),
      constraint notifications_kind_known check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})))`);
    for (const index of [
      'index notifications_of_member on notifications (user_id, created_at desc, id desc) where in_app',
      'index notifications_unread on notifications (user_id) where in_app and read_at is null',
      'index notifications_about on notifications (user_id, contract_id)',
      `unique index notifications_of_thread on notifications (contract_id, event, user_id)
         where read_at is null and ${THREAD}`,
      'unique index notifications_once on notifications (user_id, once) where once is not null',
      'index notifications_to_mail on notifications (mail_at) where mail_at is not null',
      'index notifications_age on notifications (created_at)',
    ])
      await runner.query(`create ${index}`);

    await runner.query(`create function notifications_of_messages() returns trigger language plpgsql as $$
      declare holder uuid;
      begin
        select c.user_id into holder from contracts c where c.id = new.contract_id;
        if new.sender_id <> holder then
          ${notify('question', 'select holder')}
        else
          ${notify(
            'answer',
            'select v.member_id from conversations v where v.contract_id = new.contract_id and v.member_id <> holder',
          )}
        end if;
        return null;
      end $$`);
    await runner.query(`create trigger messages_notify after insert on messages
      for each row execute function notifications_of_messages()`);

    await runner.query(`create function notifications_of_thread_read() returns trigger language plpgsql as $$
      begin
        update notifications set read_at = now()
          where contract_id = new.contract_id and user_id = new.member_id and read_at is null and ${THREAD};
        return null;
      end $$`);
    await runner.query(`create trigger conversations_read after update of unread on conversations
      for each row when (old.unread and not new.unread) execute function notifications_of_thread_read()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger conversations_read on conversations');
    await runner.query('drop trigger messages_notify on messages');
    await runner.query('drop function notifications_of_thread_read');
    await runner.query('drop function notifications_of_messages');
    await runner.query('drop table notifications');
    await runner.query('drop table notification_preferences');
  }
}
