import type { MigrationInterface, QueryRunner } from 'typeorm';
import { notificationsOfMessages } from '../functions/notifications-of-messages.js';
import { holderAnswers } from './1700000000303-answers-of-colleagues.js';
import { notificationsOfThreadRead } from '../functions/notifications-of-thread-read.js';

export class Notifications1700000000206 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notification_preferences (
        user_id uuid not null constraint notification_preferences_user_known references users (id),
        kind text not null,
        mail boolean not null,
        in_app boolean not null,
        constraint notification_preferences_pkey primary key (user_id, kind));

      create table notifications (
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
        constraint notifications_kind_known check (kind in ('question', 'answer', 'private-message', 'transfer-step',
          'deadline', 'money', 'saved', 'favourite')));
      create index notifications_of_member on notifications (user_id, created_at desc, id desc) where in_app;
      create index notifications_unread on notifications (user_id) where in_app and read_at is null;
      create index notifications_about on notifications (user_id, contract_id);
      create unique index notifications_of_thread on notifications (contract_id, event, user_id)
        where read_at is null and event in ('question', 'answer');
      create unique index notifications_once on notifications (user_id, once) where once is not null;
      create index notifications_to_mail on notifications (mail_at) where mail_at is not null;
      create index notifications_age on notifications (created_at);

      ${holderAnswers(notificationsOfMessages)}
      create trigger messages_notify after insert on messages
        for each row execute function notifications_of_messages();
      ${notificationsOfThreadRead}
      create trigger conversations_read after update of unread on conversations
        for each row when (old.unread and not new.unread) execute function notifications_of_thread_read()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function notifications_of_thread_read, notifications_of_messages cascade;
      drop table notifications, notification_preferences`);
  }
}
