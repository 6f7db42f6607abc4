import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';
import { keepSearchColumn, seenVector } from './search-column.js';

export class Moderation1700000000006 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts add if not exists masked_title text,
      add if not exists masked_description text, add if not exists masked_location text,
      add if not exists flags text[] not null default '{}'`);
    // a search must not find a contract by masked text; nothing is masked yet, so no row changes
    await keepSearchColumn(runner, seenVector);
    await runner.query(`alter table messages add if not exists masked_message text,
      add if not exists flags text[] not null default '{}', add if not exists hidden_at timestamptz(3)`);
    await createIndex(
      runner,
      'messages_flagged',
      `on messages (created_at desc, id desc) where flags <> '{}' or hidden_at is not null`,
    );
    await runner.query(`alter table users add if not exists suspended_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop suspended_at`);
    await runner.query(`alter table messages drop masked_message, drop flags, drop hidden_at`);
    await runner.query(`drop trigger contracts_search_filled on contracts`);
    await runner.query(`alter table contracts drop masked_title, drop masked_description, drop masked_location,
      drop flags`);
  }
}
