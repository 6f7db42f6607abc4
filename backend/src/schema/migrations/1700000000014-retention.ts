import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

export class Retention1700000000014 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'payment_events_received', 'on payment_events (received_at)');
    await createIndex(
      runner,
      'purchases_unpaid',
      `on purchases (updated_at)
       where status in ('released', 'failed') and captured_at is null and refunded_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['payment_events_received', 'purchases_unpaid']) await dropIndex(runner, name);
  }
}
