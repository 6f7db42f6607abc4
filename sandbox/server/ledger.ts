import type { Pool } from 'pg';

/** A summary of every intent, charge and refund, for a checker that compares them with the product's books. */
export interface Ledger {
  intents: LedgerIntent[];
  charges: LedgerCharge[];
  refunds: LedgerRefund[];
  /** How many webhook deliveries are in each state. */
  deliveries: Record<'pending' | 'delivered' | 'dropped' | 'gave_up', number>;
}
export interface LedgerIntent {
  id: string;
  status: string;
  amount: number;
  currency: string;
  capturable: number;
  received: number;
  charge: string | null;
  metadata: Record<string, string>;
  created: number;
  canceled_at: number | null;
}
export interface LedgerCharge {
  id: string;
  intent: string;
  status: string;
  captured: boolean;
  /** Money that left the buyer. A hold that was released, or never captured, is 0. */
  amount_captured: number;
  /** Of that, what refunds (none of them failed) gave back. */
  amount_returned: number;
  disputed: boolean;
}
export interface LedgerRefund {
  id: string;
  intent: string;
  charge: string;
  amount: number;
  status: string;
}

/** One statement, so that the lists belong to the same moment. */
const LEDGER = `
select json_build_object(
  'intents', (select coalesce(json_agg(json_build_object(
      'id', id, 'status', body->>'status', 'amount', body->'amount', 'currency', body->>'currency',
      'capturable', body->'amount_capturable', 'received', body->'amount_received',
      'charge', body->>'latest_charge', 'metadata', body->'metadata', 'created', body->'created',
      'canceled_at', body->'canceled_at') order by seq), '[]') from sandbox.objects where kind = 'payment_intent'),
  'charges', (select coalesce(json_agg(json_build_object(
      'id', c.id, 'intent', c.intent, 'status', c.body->>'status', 'captured', c.body->'captured',
      'amount_captured', c.body->'amount_captured',
      'amount_returned', (select coalesce(sum((r.body->>'amount')::bigint), 0) from sandbox.objects r
         where r.intent = c.intent and r.kind = 'refund' and r.body->>'charge' = c.id
           and r.body->>'status' in ('succeeded', 'pending')),
      'disputed', c.body->'disputed') order by c.seq), '[]') from sandbox.objects c where c.kind = 'charge'),
  'refunds', (select coalesce(json_agg(json_build_object(
      'id', id, 'intent', intent, 'charge', body->>'charge', 'amount', body->'amount',
      'status', body->>'status') order by seq), '[]') from sandbox.objects where kind = 'refund'),
  'deliveries', (select json_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'delivered', count(*) filter (where status = 'delivered'),
      'dropped', count(*) filter (where status = 'dropped'),
      'gave_up', count(*) filter (where status = 'gave_up')) from sandbox.deliveries)
) as ledger`;

export async function readLedger(pool: Pool): Promise<Ledger> {
  const { rows } = await pool.query<{ ledger: Ledger }>(LEDGER);
  return (rows[0] as { ledger: Ledger }).ledger;
}
