import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

const INDEXES = {
  messages_sender: 'on messages (sender_id)',
  purchases_buyer: 'on purchases (buyer_id)',
  purchases_seller: 'on purchases (seller_id)',
  contact_requests_email: 'on contact_requests (lower(email))',
};

/** Indexes for the export and the deletion of a member's data. */
export class OwnData1700000000015 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await createIndex(runner, name, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndex(runner, name);
  }
}
