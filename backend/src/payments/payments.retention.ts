import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { KEPT_DAYS } from '@handover/domain/retention';
import { Retention } from '../retention/retention.js';
import { NEVER_PAID } from './purchase.status.js';

const EVENTS = `delete from payment_events where id in (
    select id from payment_events where received_at < now() - $1 * interval '1 day'
    order by received_at limit $2 for update skip locked)
  returning 1`;

/** As the purchases_unpaid index has it. */
const UNPAID = `status in (${sqlList(NEVER_PAID)})
  and captured_at is null and refunded_at is null`;

/** Deletes the transitions in the same statement; the foreign key is checked at its end. */
const PURCHASES = `with old as (
    select id from purchases where ${UNPAID} and updated_at < now() - $1 * interval '1 day'
    order by updated_at limit $2 for update skip locked),
  steps as (delete from purchase_transitions where purchase_id in (select id from old))
  delete from purchases where id in (select id from old) returning 1`;

/** Deletes old events, and checkouts that ended without a charge. Paid purchases are kept. */
@Injectable()
export class PaymentsRetention {
  constructor(database: Database, retention: Retention) {
    const register = (what: string, statement: string, days: number) =>
      retention.register(what, async (limit) => (await database.query(statement, [days, limit])).length);
    register('payment events', EVENTS, KEPT_DAYS.paymentEvents);
    register('unpaid purchases', PURCHASES, KEPT_DAYS.unpaidPurchases);
  }
}
