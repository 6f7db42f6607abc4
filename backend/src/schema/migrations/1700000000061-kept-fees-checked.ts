import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint of the previous migration without blocking reads and writes. */
export class KeptFeesChecked1700000000061 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table purchases validate constraint purchases_status_known');
  }

  async down(): Promise<void> {
    // the previous migration replaces the constraint
  }
}
