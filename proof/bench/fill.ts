import pg from 'pg';
import { costColumns } from '../../backend/src/contracts/contract.cost.js';
import { makeCatalogue } from '../../backend/src/demo/catalogue.js';
import { today } from '../../backend/src/common/today.js';
import { placeOfText } from '../../backend/src/places/find-place.js';
import { LONG_THREAD, stepsOf, TEXTS } from './fill.steps.js';

/** The members who list and write, and the contract with the long thread. */
export interface Known {
  seller: string;
  talkative: string;
}

/** Reads these from a database that was filled before; null for an empty one. */
export async function known(url: string): Promise<Known | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Known>(
      `select user_id as seller, id as talkative from contracts where message_count >= ${LONG_THREAD} limit 1`,
    );
    return rows[0] ?? null;
  } finally {
    await client.end();
  }
}

/**
 * Fills the tables by SQL with contracts of three years, 9 % of them sold, as many messages, and as many purchases, audit
 * entries and contact requests as members (stepsOf). The texts are the demo catalogue's, each with a unique word, so that
 * the indexes have a realistic size and mix of words.
 */
export async function fill(url: string, rows: number, members = rows): Promise<Known> {
  const client = new pg.Client({ connectionString: url });
  // a server that is stopped meanwhile rejects the statement, too
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off`,
    );
    await insertTexts(client);
    const indexes = await withoutIndexes(client);
    // The triggers write row by row: the steps write the same conversations in one statement. Notifications and open
    // questions would be due, and the server under measurement would send mail about them all the time.
    for (const table of ['contracts', 'messages'])
      await client.query(`alter table ${table} disable trigger user`);
    for (const step of stepsOf(rows, members)) await client.query(step);
    for (const table of ['contracts', 'messages'])
      await client.query(`alter table ${table} enable trigger user`);
    for (const definition of indexes) await client.query(definition);
    await client.query('drop table texts');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return (await known(url)) as Known;
}

async function insertTexts(client: pg.Client): Promise<void> {
  // The columns of contracts that follow from texts are computed here for each text, instead of for each contract.
  await client.query(
    `create table texts as select * from contracts limit 0;
     alter table texts add n serial;
     create trigger texts_search before insert on texts for each row execute function contracts_search()`,
  );
  const { contracts } = makeCatalogue(TEXTS, 1, Date.now());
  const rows = contracts.map((contract) => ({
    ...contract,
    ...costColumns({ ...contract, transferFee: 2500, termAsOf: today() }),
    placeId: placeOfText(contract.location)?.id ?? null,
  }));
  await client.query(
    `insert into texts (title, type, description, location, monthly_payment, remaining_term_months, facts, incentive,
       effective_monthly, cash_at_transfer, place_id)
     select title, type, description, location, "monthlyPayment", "remainingTermMonths", facts, incentive,
       "effectiveMonthly", "cashAtTransfer", "placeId"
     from jsonb_to_recordset($1::jsonb) as t (title text, type text, description text, location text, "monthlyPayment" int,
       "remainingTermMonths" int, facts jsonb, incentive int, "effectiveMonthly" int, "cashAtTransfer" int, "placeId" int)`,
    [JSON.stringify(rows)],
  );
}

/** Drops indexes, because building them afterwards is faster; returns the statements that create them again. */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any(array['users', 'contracts', 'messages', 'conversations', 'purchases',
       'purchase_transitions', 'audit_entries', 'contact_requests', 'contract_feed']::regclass[])
       and not i.indisprimary and not i.indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}
