import pg from 'pg';
import { makeCatalogue } from '../../backend/src/demo/catalogue.js';

/** Number of different texts; all other values vary by row number. */
const TEXTS = 2000;

/** Words that the cases search for, and how many rows contain them. */
export const RARE = { word: 'zeppelin', place: 'Nantucket', rows: 20 } as const;
export const LONG_THREAD = { messages: 1000 } as const;

/** The members who list and write, and the contract with the long thread. */
export interface Known {
  seller: string;
  talkative: string;
}

/** Reads these from a database that was filled before; null for an empty one. */
export async function known(url: string): Promise<Known | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Known>(
    `select user_id as seller, id as talkative from contracts where message_count >= ${LONG_THREAD.messages} limit 1`,
  );
  await client.end();
  return rows[0] ?? null;
}

/**
 * Fills the tables by SQL with `rows` contracts of three years and a message for every second one. The texts are the
 * demo catalogue's, each with a unique word, so that the indexes have a realistic size and mix of words.
 */
export async function fill(url: string, rows: number): Promise<Known> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
    );
    await insertTexts(client);
    const indexes = await withoutIndexes(client);
    await client.query(
      `insert into users (email, first_name, created_at)
       select 'member' || n || '@example.com', 'Member', now() - interval '4 years' from generate_series(1, 5000) n`,
    );
    await client.query(`create temp table sellers as select row_number() over () as n, id from users`);
    await client.query(
      `insert into contracts (id, user_id, title, type, description, location, monthly_payment,
         remaining_term_months, transfer_fee, status, created_at, updated_at)
       select uuidv7(at - now()), seller.id, text.title, text.type,
         text.description || ' Reference ' || to_hex(number * 7919::bigint) ||
           case when number % ($1::integer / $2) = 1 then ' ${RARE.word}' else '' end,
         case when number % ($1::integer / $2) = 2 then '${RARE.place}, MA' else text.location end,
         text.monthly_payment + number % 1000, text.remaining_term_months, 2500,
         (array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'active', 'pending',
           'completed', 'cancelled'])[1 + number % 11], at, at
       from (select n as number, now() - n * (interval '3 years' / $1::integer) as at from generate_series(1, $1::integer) n) numbered
       join texts text on text.n = 1 + (hashint4(number) & 2147483647) % ${TEXTS}
       join sellers seller on seller.n = 1 + (hashint4(number + 7) & 2147483647) % 5000`,
      [rows, RARE.rows],
    );
    for (const definition of indexes) await client.query(definition);
    const ids = await client.query<Known>(
      `select (select id from users limit 1) as seller,
         (select id from contracts where status = 'active' order by created_at desc offset 100 limit 1) as talkative`,
    );
    const { seller, talkative } = ids.rows[0] as Known;
    await client.query(
      `insert into messages (contract_id, sender_id, seq, message, created_at)
       select id, user_id, 1, 'Answer for all: yes, it is still available.', created_at + interval '1 second'
       from contracts where id <> $1 and remaining_term_months % 2 = 0`,
      [talkative],
    );
    await client.query(
      `insert into messages (contract_id, sender_id, seq, message, created_at)
       select $1, $2, n, 'Message number ' || n || ' of a thread that many people read.', now() - n * interval '1 second'
       from generate_series(1, ${LONG_THREAD.messages}) n`,
      [talkative, seller],
    );
    await client.query('update contracts set message_count = $2 where id = $1', [
      talkative,
      LONG_THREAD.messages,
    ]);
    await client.query('drop table texts');
    await client.query('vacuum analyze');
    return { seller, talkative };
  } finally {
    await client.end();
  }
}

async function insertTexts(client: pg.Client): Promise<void> {
  await client.query(`create table texts (n serial, title text, type text, description text, location text,
    monthly_payment integer, remaining_term_months integer)`);
  const { contracts } = makeCatalogue(TEXTS, 1, Date.now());
  await client.query(
    `insert into texts (title, type, description, location, monthly_payment, remaining_term_months)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[])`,
    [
      contracts.map(({ title }) => title),
      contracts.map(({ type }) => type),
      contracts.map(({ description }) => description),
      contracts.map(({ location }) => location),
      contracts.map(({ monthlyPayment }) => monthlyPayment),
      contracts.map(({ remainingTermMonths }) => remainingTermMonths),
    ],
  );
}

/** Drops indexes, because building them afterwards is faster; returns the statements that create them again. */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'contracts'::regclass and not i.indisprimary and not i.indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}
