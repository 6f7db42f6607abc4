import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index is built without blocking writes; one that an interrupted build left invalid is dropped first. */
export class Retention1700000000014 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await build(runner, 'payment_events_received', 'payment_events (received_at)');
    await build(
      runner,
      'purchases_unpaid',
      `purchases (updated_at) where status in ('released', 'failed') and captured_at is null and refunded_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['payment_events_received', 'purchases_unpaid'])
      await runner.query(`drop index concurrently if exists ${name}`);
  }
}

async function build(runner: QueryRunner, name: string, on: string): Promise<void> {
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`create index concurrently ${name} on ${on}`);
}
