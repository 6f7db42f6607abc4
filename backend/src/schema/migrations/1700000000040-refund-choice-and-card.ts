import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns with constant defaults: PostgreSQL changes its catalog only and rewrites no table. */
export class RefundChoiceAndCard1700000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table purchases add take_off_market boolean not null default false,
         add card_brand text, add card_last4 text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchases drop take_off_market, drop card_brand, drop card_last4`);
  }
}
