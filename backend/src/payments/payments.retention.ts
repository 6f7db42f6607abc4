import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { Retention } from '../retention/retention.js';
import { NEVER_PAID } from './purchase/purchase.groups.js';

const EVENTS = {
  table: 'payment_events',
  key: 'id',
  column: 'received_at',
  days: RETENTION_DAYS.paymentEvents,
};

/** As the purchases_unpaid index has it. */
const UNPAID = `status in (${sqlList(NEVER_PAID)})
  and captured_at is null and refunded_at is null`;

/** SQL: deletes the transitions in the same statement, at whose end the foreign key is checked. */
const PURCHASES = `with old as (
    select id from purchases where ${UNPAID} and updated_at < now() - $1 * interval '1 day'
    order by updated_at limit $2 for update skip locked),
  steps as (delete from purchase_transitions where purchase_id in (select id from old))
  delete from purchases where id in (select id from old) returning 1`;

/** Deletes old events, and checkouts that ended without a charge. Paid purchases are kept. */
@Injectable()
export class PaymentsRetention {
  constructor(database: Database, retention: Retention) {
    retention.register('payment events', (limit) => retention.deleteOld(EVENTS, limit));
    retention.register(
      'unpaid purchases',
      async (limit) => (await database.query(PURCHASES, [RETENTION_DAYS.unpaidPurchases, limit])).length,
    );
  }
}
