import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint of the previous migration without blocking reads and writes. */
export class FactsChecked1700000000075 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts validate constraint contracts_incentive_range');
  }

  async down(): Promise<void> {
    // the previous migration drops the constraint with its column
  }
}
