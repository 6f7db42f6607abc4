/** Number of different texts; all other values vary by row number. */
export const TEXTS = 2000;
/** Words that the cases search for, and how many rows contain them. */
export const RARE = { word: 'zeppelin', place: 'Nantucket', rows: 20 } as const;
/** Messages of the one long thread. */
export const LONG_THREAD = 1000;
/** Members who are signed in, `bench-1` ... as session ids. */
export const SESSIONS = 1000;

/** Session id of member `n`: what its cookie contains, before it is signed. */
export const sessionId = (n: number): string => `bench-${1 + (n % SESSIONS)}`;

const SELLERS = 5000;
/** Contracts that one statement inserts; their number is the sort of one statement. */
const SLICE = 500_000;
/** A whole number below `below` that looks random but is the same in every run. */
const hashed = (number: string, below: number): string => `(hashint8(${number}) & 2147483647) % ${below}`;

/**
 * The statements that fill the tables, in the order in which their foreign keys need each other. With fewer members than
 * contracts, purchases, audit entries and contact requests are about some of the contracts.
 */
export function stepsOf(rows: number, members: number): string[] {
  const people = Math.max(members, SELLERS);
  const every = Math.max(1, Math.round(rows / people));
  return [
    `insert into users (email, first_name, last_name, created_at, email_verified_at, is_admin)
     select 'member' || n || '@example.com', (array['Ada', 'Grace', 'Alan', 'Edith', 'Linus', 'Barbara'])[1 + n % 6],
       'Member ' || to_hex(n * 7919::bigint), now() - interval '4 years' + n * interval '1 second', now(), n = 1
     from generate_series(1, ${people}) n`,
    `create temp table members as select row_number() over (order by created_at)::integer as n, id from users`,
    'create index on members (n)',
    'analyze members',

    ...slicesOf(rows).map((slice) => contractsOf(rows, slice)),
    'insert into contract_feed (contract_id) select id from contracts',
    `create temp table numbered as
     select row_number() over (order by created_at desc)::integer as number, id, user_id, status, message_count,
       created_at from contracts`,
    'analyze numbered',
    `update contracts set location = '${RARE.place}, MA', search = search || to_tsvector('english', '${RARE.place.toLowerCase()}')
     where id in (select id from numbered where number % (${rows} / ${RARE.rows}) = 2)`,

    `insert into messages (contract_id, sender_id, seq, message, created_at)
     select c.id, case seq when 1 then candidate.id else c.user_id end, seq,
       case seq when 1 then 'Is it still available?' else 'Answer for all: yes, it is still available.' end,
       c.created_at + seq * interval '1 second'
     from numbered c join members candidate on candidate.n = 1 + ${hashed('c.number + 11', people)}
     cross join generate_series(1, 2) seq where c.message_count = 2`,
    `create temp table talkative as
     select id, user_id from contracts where status = 'active' and message_count = 0 order by created_at desc offset 100 limit 1`,
    `insert into messages (contract_id, sender_id, seq, message, created_at)
     select t.id, t.user_id, n, 'Message number ' || n || ' of a thread that many people read.',
       now() - n * interval '1 second' from talkative t, generate_series(1, ${LONG_THREAD}) n`,
    `update contracts set message_count = ${LONG_THREAD} where id = (select id from talkative)`,
    `insert into conversations (member_id, contract_id, read_seq, unread, last_message_at)
     select sender_id, contract_id, max(seq), max(seq) = 1, max(created_at) from messages group by 1, 2`,

    // one purchase of a contract: the completed ones are sold, the others were refunded
    `insert into purchases (contract_id, contract_title, terms, terms_version, buyer_id, seller_id, amount, mode, status,
       cause, holds_contract, payment_intent_id, authorised_at, captured_at, refunded_at, amount_refunded, created_at, updated_at)
     select c.id, t.title, jsonb_build_object('title', t.title, 'type', t.type, 'description', t.description, 'location',
         t.location, 'monthlyPayment', t.monthly_payment, 'remainingTermMonths', t.remaining_term_months),
       1, buyer.id, c.user_id, 2500, 'sandbox', case when sold then 'captured' else 'refunded' end,
       case when sold then 'paid' else 'admin-refund' end, sold, 'pi_bench' || c.number,
       at, at, case when not sold then at end, case when sold then 0 else 2500 end, at, at
     from (select *, status = 'completed' as sold, created_at + interval '1 day' as at from numbered
       where status = 'completed' or number % ${every} = 0) c
     join contracts t using (id)
     join members buyer on buyer.n = 1 + ${hashed('c.number + 13', people)}`,
    `insert into purchase_transitions (purchase_id, at, "from", "to", cause, by)
     select id, created_at, null, 'created', 'opened', 'buyer' from purchases
     union all select id, created_at, 'claimed', status, cause, 'webhook' from purchases`,

    `insert into audit_entries (actor_id, action, target_type, target_id, before, after, ip, created_at)
     select (select id from members where n = 1),
       (array['contract.update', 'contract.hide', 'user.suspend', 'setting.update'])[1 + number % 4], 'contract', id,
       jsonb_build_object('userId', user_id, 'status', 'pending'), jsonb_build_object('status', status), '203.0.113.7',
       now() - number * (interval '300 days' / ${rows}) from numbered
       where number % ${every} = 0`,
    `insert into contact_requests (name, email, user_type, message, created_at, answered_at)
     select 'Ada Byron', 'visitor' || number || '@example.com', 'takeover', 'How long does it take?',
       now() - number * (interval '300 days' / ${rows}), now() from numbered
       where number % ${every} = 0`,
    `insert into sessions (sid, sess, expire, ip, device)
     select 'bench-' || n - 1, json_build_object('cookie', json_build_object('originalMaxAge', 1209600000, 'expires',
         to_char(now() + interval '14 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'httpOnly', true, 'path', '/',
         'sameSite', 'lax'), 'passport', json_build_object('user', id)),
       now() + interval '14 days', '127.0.0.1', 'Chrome on Linux'
     from members where n between 2 and ${SESSIONS} + 1`,

    // some flagged texts for the admins' list; the product would otherwise review all texts at its first start
    `update contracts set flags = '{email}' where id in (select id from contracts where message_count = 0 order by id limit 100)`,
    `insert into text_reviews (subject, rules) values ('contracts', 1000), ('messages', 1000)
     on conflict (subject) do update set rules = excluded.rules`,
  ];
}

/** Ranges of row numbers, from the oldest contract to the newest. */
function slicesOf(rows: number): [from: number, to: number][] {
  const count = Math.ceil(rows / SLICE);
  return Array.from({ length: count }, (_, at) => {
    const to = rows - at * SLICE;
    return [Math.max(1, to - SLICE + 1), to];
  });
}

/**
 * Every eleventh contract is completed: these are sold below. No term is over: otherwise the server under measurement would
 * take these contracts off the market all the time.
 */
const contractsOf = (rows: number, [from, to]: [number, number]): string =>
  `insert into contracts (id, user_id, title, type, description, location, monthly_payment, remaining_term_months,
     term_as_of, transfer_fee, status, message_count, created_at, updated_at, facts, incentive, effective_monthly,
     cash_at_transfer, place_id, brand, available_from, search)
   select uuidv7(at - now()), seller.id, text.title, text.type, text.description || ' ' || reference, text.location,
     (text.monthly_payment * factor)::integer, text.remaining_term_months, current_date, 2500,
     (array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'active', 'pending',
       'completed', 'cancelled'])[1 + number % 11], case when number % 2 = 0 then 2 else 0 end, at, at, text.facts,
     text.incentive, (text.effective_monthly * factor)::integer, (text.cash_at_transfer * factor)::integer,
     text.place_id, text.brand, text.available_from,
     text.search || setweight(to_tsvector('english', lower(reference)), 'C')
   from (select n as number, now() - n * (interval '3 years' / ${rows}) as at,
       'Reference ' || to_hex(n * 7919::bigint) ||
         case when n % (${rows} / ${RARE.rows}) = 1 then ' ${RARE.word}' else '' end as reference
     from generate_series(${from}, ${to}) n) numbered
   -- each contract has a price of its own: an order by price is no order by text
   cross join lateral (select (500 + ${hashed('number + 3', 1001)}) / 1000.0 as factor) price
   join texts text on text.n = 1 + ${hashed('number', TEXTS)}
   join members seller on seller.n = 1 + ${hashed('number + 7', SELLERS)}
   -- as they would be listed over time
   order by number desc`;
