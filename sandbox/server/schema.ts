import type { Pool } from 'pg';

/**
 * One table for all API objects: `body` is what the API shows, `hidden` what only the sandbox knows (how a
 * card behaves), `due_at` when time itself changes the object (a hold expires, a refund settles).
 */
const SCHEMA = `
create schema if not exists sandbox;

create table if not exists sandbox.objects (
  id text primary key,
  kind text not null,
  intent text,
  seq bigint generated always as identity,
  due_at timestamptz,
  body json not null,
  hidden jsonb not null default '{}'
);
create index if not exists objects_by_kind on sandbox.objects (kind, seq desc);
create index if not exists objects_by_intent on sandbox.objects (intent, kind);
create index if not exists objects_due on sandbox.objects (due_at) where due_at is not null;

create index if not exists objects_by_challenge on sandbox.objects ((hidden->>'challenge'))
  where hidden->>'challenge' is not null;

create table if not exists sandbox.deliveries (
  id bigint generated always as identity primary key,
  event text not null,
  status text not null default 'pending',
  attempts int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  answer int,
  problem text
);
create index if not exists deliveries_due on sandbox.deliveries (due_at) where status = 'pending';
create index if not exists deliveries_by_event on sandbox.deliveries (event);

create table if not exists sandbox.idempotency_keys (
  key text primary key,
  fingerprint text not null,
  path text not null,
  status int not null,
  body json not null,
  request_id text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists idempotency_keys_by_age on sandbox.idempotency_keys (created_at);

create table if not exists sandbox.knobs (
  id int primary key default 1 check (id = 1),
  value jsonb not null
);

create table if not exists sandbox.next_faults (
  operation text not null,
  fault text not null,
  remaining int not null,
  primary key (operation, fault)
);
`;

/** Safe to run from several processes at once and at every start. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // "create ... if not exists" alone races with itself.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('sandbox schema', 0))`);
    await client.query(SCHEMA);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
