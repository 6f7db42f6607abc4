import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The status `closed`, disputes of purchases that do not hold their contract, and the amount that was refunded.
 * The constraints are added unvalidated, so that no scan of the table happens under the exclusive lock.
 */
export class PaymentEndings1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchases
      add column amount_refunded integer not null default 0,
      drop constraint purchases_status_known,
      drop constraint purchases_hold_fits_status,
      add constraint purchases_status_known check (status in ('created', 'authorised', 'claimed', 'captured',
        'releasing', 'released', 'refunding', 'refunded', 'refund-failed', 'disputed', 'charged-back', 'closed',
        'failed')) not valid,
      add constraint purchases_hold_fits_status check (
        case when status in ('claimed', 'captured') then holds_contract
             when status in ('refunding', 'refund-failed', 'disputed') then true
             else not holds_contract end) not valid,
      add constraint purchases_amount_refunded_fits check (amount_refunded between 0 and amount) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchases
      drop column amount_refunded,
      drop constraint purchases_status_known,
      drop constraint purchases_hold_fits_status,
      add constraint purchases_status_known check (status in ('created', 'authorised', 'claimed', 'captured',
        'releasing', 'released', 'refunding', 'refunded', 'refund-failed', 'disputed', 'charged-back', 'failed')),
      add constraint purchases_hold_fits_status check (
        case when status in ('claimed', 'captured', 'disputed') then holds_contract
             when status in ('refunding', 'refund-failed') then true
             else not holds_contract end)`);
  }
}
