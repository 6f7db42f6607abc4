import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Purchases keep why their contract leaves the market when a refund that takes time gives it back. */
export class OffMarketReasonOfSales1700000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table purchases add off_market_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table purchases drop off_market_reason');
  }
}
