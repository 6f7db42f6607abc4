import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long holders take to answer: the trigger that deletes an answered question notes the time from the question on. */
export class AnswerTimes1700000000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table member_answers (
      user_id uuid not null constraint member_answers_pkey primary key
        constraint member_answers_user_known references users (id),
      answered integer not null,
      latest_seconds integer[] not null)`);
    await runner.query('alter table listing_questions add first_asked_at timestamptz(3)');
    await runner.query(`create or replace function listing_questions_of_messages() returns trigger language plpgsql as $$
      declare holder uuid; asked timestamptz; took integer;
      begin
        select user_id into holder from contracts where id = new.contract_id;
        if new.sender_id <> holder then
          insert into listing_questions (contract_id, asked_at, first_asked_at)
            values (new.contract_id, new.created_at, new.created_at)
            on conflict do nothing;
        else
          delete from listing_questions where contract_id = new.contract_id
            returning coalesce(first_asked_at, asked_at) into asked;
          if found then
            took := greatest(0, extract(epoch from new.created_at - asked));
            insert into member_answers (user_id, answered, latest_seconds) values (holder, 1, array[took])
              on conflict (user_id) do update set answered = member_answers.answered + 1,
                latest_seconds = (array[took] || member_answers.latest_seconds)[1:20];
            update contracts set fresh_until = now() + listing_days(), fresh_reminders = 0
              where id = new.contract_id and status = 'active'
                and fresh_until < now() + listing_days() - interval '1 day';
          end if;
        end if;
        return null;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function listing_questions_of_messages() returns trigger language plpgsql as $$
      declare holder uuid;
      begin
        select user_id into holder from contracts where id = new.contract_id;
        if new.sender_id <> holder then
          insert into listing_questions (contract_id, asked_at) values (new.contract_id, new.created_at)
            on conflict do nothing;
        else
          delete from listing_questions where contract_id = new.contract_id;
          if found then
            update contracts set fresh_until = now() + listing_days(), fresh_reminders = 0
              where id = new.contract_id and status = 'active'
                and fresh_until < now() + listing_days() - interval '1 day';
          end if;
        end if;
        return null;
      end $$`);
    await runner.query('alter table listing_questions drop first_asked_at');
    await runner.query('drop table member_answers');
  }
}
