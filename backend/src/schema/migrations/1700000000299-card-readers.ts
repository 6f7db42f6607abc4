import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which dealer a buyer has agreed to show their contact card to; nobody did before. */
export class CardReaders1700000000299 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_cards add column if not exists dealer_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_cards drop column if exists dealer_id');
  }
}
