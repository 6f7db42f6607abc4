import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** The figures of each day, and small indexes by which a day's messages and payments are found. */
export class Overview1700000000133 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists overview_days (
      day date not null constraint overview_days_pkey primary key,
      numbers jsonb not null,
      standing jsonb,
      rules integer not null,
      counted_at timestamptz(3) not null)`);
    await createIndex(runner, 'messages_by_time', 'on messages using brin (created_at)');
    await createIndex(runner, 'purchases_by_time', 'on purchases using brin (captured_at, refunded_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'purchases_by_time');
    await dropIndex(runner, 'messages_by_time');
    await runner.query('drop table overview_days');
  }
}
