import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions that wait for an answer of the holder, and views. A trigger keeps the questions in the transaction of the
 * message, as other triggers keep conversations and notifications. An answer is a sign of life: it keeps the contract
 * listed for the time that the setting says, at most once a day, because the message has locked the contract already.
 */
export class ListingQuestionsAndViews1700000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table listing_questions (
      contract_id uuid not null constraint listing_questions_pkey primary key
        constraint listing_questions_contract_known references contracts (id) on delete cascade,
      asked_at timestamptz(3) not null,
      reminded_at timestamptz(3))`);
    await runner.query('create index listing_questions_age on listing_questions (asked_at)');
    await runner.query(`create table contract_views (
      contract_id uuid not null constraint contract_views_contract_known references contracts (id) on delete cascade,
      day date not null,
      viewer_hash text not null,
      constraint contract_views_pkey primary key (contract_id, day, viewer_hash))`);
    await runner.query('create index contract_views_age on contract_views (day)');
    await runner.query(`create table contract_view_totals (
      contract_id uuid not null constraint contract_view_totals_pkey primary key
        constraint contract_view_totals_contract_known references contracts (id) on delete cascade,
      views integer not null)`);
    await runner.query(`create function listing_days() returns interval language sql stable as $$
      select make_interval(days => coalesce((select case when trim(value) ~ '^[0-9]{1,2}$'
        and trim(value)::int between 14 and 90 then trim(value)::int end
        from settings where key = 'listing_days'), 30))
    $$`);
    await runner.query(`create function listing_questions_of_messages() returns trigger language plpgsql as $$
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
    await runner.query(`create trigger messages_question after insert on messages
      for each row execute function listing_questions_of_messages()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger messages_question on messages');
    await runner.query('drop function listing_questions_of_messages');
    await runner.query('drop function listing_days');
    await runner.query('drop table contract_view_totals');
    await runner.query('drop table contract_views');
    await runner.query('drop table listing_questions');
  }
}
