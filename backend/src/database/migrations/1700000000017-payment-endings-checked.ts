import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Validates what the migration before added: reads and writes go on meanwhile. The index comes last, because its build
 * keeps writes waiting. It is not built concurrently: that would wait for the processes that wait for this migration.
 */
export class PaymentEndingsChecked1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['status_known', 'hold_fits_status', 'amount_refunded_fits'])
      await runner.query(`alter table purchases validate constraint purchases_${name}`);
    await runner.query(`update purchases set amount_refunded = amount where status = 'refunded'`);
    // another payment mode leaves unfinished purchases behind, and they are looked for in every sweep
    await runner.query(`create index purchases_unfinished on purchases (mode)
      where status in ('created', 'authorised', 'claimed', 'captured', 'releasing', 'refunding', 'refund-failed',
        'disputed')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index purchases_unfinished');
  }
}
