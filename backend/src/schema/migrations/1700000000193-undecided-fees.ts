import type { MigrationInterface, QueryRunner } from 'typeorm';

const KNOWN = `'created', 'authorised', 'claimed', 'captured', 'releasing', 'released', 'refunding', 'refunded',
  'refund-failed', 'disputed', 'charged-back', 'kept'`;
const replace = (known: string): string => `alter table purchases
  drop constraint if exists purchases_status_known,
  add constraint purchases_status_known check (status in (${known}, 'closed', 'failed')) not valid`;
const VALIDATE = 'alter table purchases validate constraint purchases_status_known';

/** The status `undecided`. The table is scanned in a statement of its own, which does not block writes. */
export class UndecidedFees1700000000193 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replace(`${KNOWN}, 'undecided'`));
    await runner.query(VALIDATE);
  }

  /** The fee stays with Handover, and an admin can refund it as any kept fee. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update purchases set status = 'kept' where status = 'undecided'`);
    await runner.query(replace(KNOWN));
    await runner.query(VALIDATE);
  }
}
