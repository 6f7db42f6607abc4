import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The place that a location names, and what the buyer pays at the transfer. Both are computed; no row is rewritten. */
export class Finding1700000000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts add place_id integer, add cash_at_transfer integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts drop place_id, drop cash_at_transfer');
  }
}
