import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const NEWEST = 'on contact_requests (created_at desc, id desc)';
const SEARCHED = `lower((name || ' ' || email || ' ' || coalesce(message, '')) collate pg_unicode_fast)`;

/** Replies to contact requests, the canned answers for them, and indexes for the search and the filter of the requests. */
export class Requests1700000000252 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists contact_replies (
        id uuid not null default uuidv7() constraint contact_replies_pkey primary key,
        request_id uuid not null
          constraint contact_replies_request_known references contact_requests (id) on delete cascade,
        author_id uuid not null constraint contact_replies_author_known references users (id),
        text text not null constraint contact_replies_text_fits check (length(text) <= 5000),
        created_at timestamptz(3) not null default now(),
        sent_at timestamptz(3))`);
    await createIndex(
      runner,
      'contact_replies_of_request',
      'on contact_replies (request_id, created_at, id)',
    );
    await runner.query(`
      create table if not exists canned_answers (
        id uuid not null default uuidv7() constraint canned_answers_pkey primary key,
        title text not null constraint canned_answers_title_fits check (length(title) <= 80),
        text text not null constraint canned_answers_text_fits check (length(text) <= 5000),
        updated_at timestamptz(3) not null default now())`);
    await createIndex(runner, 'canned_answers_title', 'on canned_answers (lower(title))', { unique: true });
    await createIndex(runner, 'contact_requests_waiting', `${NEWEST} where answered_at is null`);
    await createIndex(runner, 'contact_requests_answered', `${NEWEST} where answered_at is not null`);
    await createIndex(
      runner,
      'contact_requests_search',
      `on contact_requests using gin (${SEARCHED} gin_trgm_ops)`,
    );
    await createIndex(
      runner,
      'contact_requests_letter_pairs',
      `on contact_requests using gin (letter_pairs(${SEARCHED}))`,
    );
    await dropIndex(runner, 'contact_requests_unanswered');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'contact_requests_unanswered',
      'on contact_requests (created_at) where answered_at is null',
    );
    for (const index of ['waiting', 'answered', 'search', 'letter_pairs'])
      await dropIndex(runner, `contact_requests_${index}`);
    await runner.query('drop table if exists contact_replies, canned_answers');
  }
}
