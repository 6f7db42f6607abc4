import type { MigrationInterface, QueryRunner } from 'typeorm';

const KNOWN = `'created', 'authorised', 'claimed', 'captured', 'releasing', 'released', 'refunding', 'refunded',
  'refund-failed', 'disputed', 'charged-back'`;

/** The status `kept`. The constraint is added unvalidated, so that no scan of the table happens under the exclusive lock. */
export class KeptFees1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchases
      add column kept_at timestamptz(3),
      drop constraint purchases_status_known,
      add constraint purchases_status_known check (status in (${KNOWN}, 'kept', 'closed', 'failed')) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchases
      drop column kept_at,
      drop constraint purchases_status_known,
      add constraint purchases_status_known check (status in (${KNOWN}, 'closed', 'failed'))`);
  }
}
