import { createHmac, randomBytes } from 'node:crypto';
import type { Query } from './stage.js';

export interface Buyer {
  id: string;
  email: string;
  cookie: string;
}

/**
 * Members with sessions, written directly: 200 registrations would only measure the password hash. Admins have a proof of
 * identity that is recent for as long as a scenario takes.
 */
export async function makePeople(
  query: Query,
  count: number,
  secret: string,
  { admin = false } = {},
): Promise<Buyer[]> {
  const users = await query<{ id: string; email: string }>(
    `insert into users (email, is_admin, email_verified_at) select 'torture-' || gen_random_uuid() || '@example.com', $2, now()
     from generate_series(1, $1) returning id, email`,
    [count, admin],
  );
  return Promise.all(
    users.map(async ({ id, email }) => {
      const sid = randomBytes(24).toString('base64url');
      await query(
        `insert into sessions (sid, sess, expire, proved_at, proved_by)
         values ($1, $2, now() + interval '1 day', case when $3 then now() + interval '1 hour' end,
           case when $3 then 'password' end)`,
        [sid, JSON.stringify({ cookie: { originalMaxAge: 86_400_000 }, passport: { user: id } }), admin],
      );
      const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
      return { id, email, cookie: `handover.sid=${encodeURIComponent(`s:${sid}.${signature}`)}` };
    }),
  );
}

export async function makeContracts(query: Query, seller: Buyer, count: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `insert into contracts (user_id, title, type, description, location, monthly_payment,
       remaining_term_months, transfer_fee)
     select $1, 'Torture lease ' || n, 'car-lease', 'Well kept.', 'Austin, TX', 38900, 18, 2500
     from generate_series(1, $2) n returning id`,
    [seller.id, count],
  );
  return rows.map(({ id }) => id);
}
