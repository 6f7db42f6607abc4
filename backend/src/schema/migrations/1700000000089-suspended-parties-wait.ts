import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const attention = (pauseReasons: string): string => `(case when stalled_at is not null then 3
  when (fee_outcome = 'undecided' or pause_reason in (${pauseReasons})) then 2
  when status in ('proposed', 'in-progress') then 1 else 0 end)`;
const BEFORE = attention(`'terms-differ', 'objection', 'dispute'`);
const AFTER = attention(`'terms-differ', 'objection', 'dispute', 'suspension'`);
const order = (expression: string): string => `on transfers (${expression} desc, created_at desc, id desc)`;

/** The admins' list puts the transfer of a suspended party among those that wait for an admin. */
export class SuspendedPartiesWait1700000000089 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'transfers_attention', order(AFTER));
    await dropIndex(runner, 'transfers_by_attention');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'transfers_by_attention', order(BEFORE));
    await dropIndex(runner, 'transfers_attention');
  }
}
