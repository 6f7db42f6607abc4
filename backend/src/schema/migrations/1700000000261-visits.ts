import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/**
 * How often contracts of a type were looked at, and where visitors came from, by day. The index of a member's messages
 * finds their first question in a thread.
 */
export class Visits1700000000261 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists contract_view_days (
        day date not null,
        type text not null,
        views integer not null,
        constraint contract_view_days_pkey primary key (day, type))`);
    await runner.query(`
      create table if not exists visit_sources (
        day date not null,
        kind text not null,
        name text not null,
        visits integer not null,
        constraint visit_sources_pkey primary key (day, kind, name),
        constraint visit_sources_kind_known check (kind in ('referrer', 'utm-source')))`);
    await createIndex(runner, 'messages_of_sender', 'on messages (sender_id, contract_id, seq)');
    await dropIndex(runner, 'messages_sender');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'messages_sender', 'on messages (sender_id)');
    await dropIndex(runner, 'messages_of_sender');
    await runner.query('drop table if exists visit_sources');
    await runner.query('drop table if exists contract_view_days');
  }
}
