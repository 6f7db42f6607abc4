import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listingDays } from '../functions/listing-days.js';
import { listingQuestionsOfMessages } from '../functions/listing-questions-of-messages.js';
import { holderAnswers } from './1700000000303-answers-of-colleagues.js';

export class Listings1700000000207 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_questions (
        contract_id uuid not null constraint listing_questions_pkey primary key
          constraint listing_questions_contract_known references contracts (id) on delete cascade,
        asked_at timestamptz(3) not null,
        reminded_at timestamptz(3),
        first_asked_at timestamptz(3));
      create index listing_questions_age on listing_questions (asked_at);

      create table member_answers (
        user_id uuid not null constraint member_answers_pkey primary key
          constraint member_answers_user_known references users (id),
        answered integer not null,
        latest_seconds integer[] not null);

      create table contract_views (
        contract_id uuid not null constraint contract_views_contract_known references contracts (id) on delete cascade,
        day date not null,
        viewer_hash text not null,
        constraint contract_views_pkey primary key (contract_id, day, viewer_hash));
      create index contract_views_age on contract_views (day);

      create table contract_view_totals (
        contract_id uuid not null constraint contract_view_totals_pkey primary key
          constraint contract_view_totals_contract_known references contracts (id) on delete cascade,
        views integer not null);

      ${listingDays}
      ${holderAnswers(listingQuestionsOfMessages)}
      create trigger messages_question after insert on messages
        for each row execute function listing_questions_of_messages()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function listing_questions_of_messages, listing_days cascade;
      drop table contract_view_totals, contract_views, member_answers, listing_questions`);
  }
}
