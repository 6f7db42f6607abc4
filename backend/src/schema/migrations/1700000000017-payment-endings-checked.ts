import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, updateInBatches } from '../migration-steps.js';

/** Validates the constraints of the previous migration without blocking reads and writes. */
export class PaymentEndingsChecked1700000000017 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['status_known', 'hold_fits_status', 'amount_refunded_fits'])
      await runner.query(`alter table purchases validate constraint purchases_${name}`);
    await updateInBatches(runner, 'purchases', {
      set: 'amount_refunded = amount',
      where: `status = 'refunded' and amount_refunded < amount`,
    });
    // each sweep selects the unfinished purchases of other payment modes
    await createIndex(
      runner,
      'purchases_unfinished',
      `on purchases (mode)
       where status in ('created', 'authorised', 'claimed', 'captured', 'releasing', 'refunding', 'refund-failed',
         'disputed')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'purchases_unfinished');
  }
}
