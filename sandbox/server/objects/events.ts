import Stripe from 'stripe';
import type { Background, Call } from '../call.js';
import { resourceMissing } from '../errors.js';
import { newId, now } from './ids.js';
import { listOf, type Page } from '../lists.js';

/** The events our account subscribes to. */
export type EventType = Extract<
  Stripe.Event['type'],
  `payment_intent.${string}` | `charge.${string}` | `refund.${string}`
>;
type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/**
 * Writes an event and its deliveries in the transaction that changed the subject: an event exists exactly if
 * the change does. The webhook knobs are applied here, so that they are decided once for every process.
 */
export async function emit(call: Background, type: EventType, subject: Subject): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    // the version the installed SDK speaks
    api_version: Stripe.API_VERSION,
    created: now(),
    data: { object: structuredClone(subject) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId ?? null, idempotency_key: call.idempotencyKey ?? null },
    type,
  } satisfies Stripe.EventBase;
  const { delayMs, duplicates, shuffleMs, dropRate } = call.knobs.webhooks;
  const copies = Array.from({ length: duplicates + 1 }, () => ({
    status: Math.random() < dropRate ? 'dropped' : 'pending',
    wait: delayMs + Math.random() * shuffleMs,
  }));
  await call.store.db.query({
    name: 'sandbox-emit',
    text: `with event as (insert into sandbox.objects (id, kind, body) values ($1, 'event', $2))
           insert into sandbox.deliveries (event, status, due_at)
           select $1, status, clock_timestamp() + wait * interval '1 ms'
           from unnest($3::text[], $4::float8[]) as copy (status, wait)`,
    values: [
      event.id,
      JSON.stringify(event),
      copies.map((copy) => copy.status),
      copies.map((copy) => copy.wait),
    ],
  });
}

export async function retrieveEvent(call: Call): Promise<Stripe.Event> {
  const { id } = call.path;
  call.params.done();
  const found = await call.store.find('event', id);
  if (!found) throw resourceMissing('event', id, 'id');
  return (await withPending(call, [found.body]))[0] as Stripe.Event;
}

export async function listEvents(call: Call): Promise<Page<'event'>> {
  const page = await listOf(call, 'event', '/v1/events', { type: call.params.text('type') });
  return { ...page, data: await withPending(call, page.data) };
}

async function withPending(call: Call, events: Stripe.Event[]): Promise<Stripe.Event[]> {
  const { rows } = await call.store.db.query<{ event: string; pending: number }>(
    `select event, count(*)::int as pending from sandbox.deliveries
     where event = any($1) and status = 'pending' group by event`,
    [events.map((event) => event.id)],
  );
  const pending = new Map(rows.map((row) => [row.event, row.pending]));
  return events.map((event) => ({ ...event, pending_webhooks: pending.get(event.id) ?? 0 }));
}
