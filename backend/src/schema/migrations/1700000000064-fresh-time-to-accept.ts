import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The clock of transfers starts with this version, which is also the first with a page on which people accept. No
 * one's time may run out before they can accept: open proposals get their whole time again.
 */
export class FreshTimeToAccept1700000000064 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update transfer_steps set started_at = now(), due_at = now() + interval '1 hour' * coalesce(
        (select trim(value)::int from settings where key = 'accept_hours' and value ~ '^\\s*\\d{2,3}\\s*$'), 72)
      where key = 'accept' and status = 'current'`);
  }

  async down(): Promise<void> {
    // the former times are not kept
  }
}
