import { afterEach } from '@jest/globals';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Config } from '../../../src/common/config/config.js';
import { patientOptions } from './patient-options.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './database.js';

const opened: DataSource[] = [];
let database: TestDatabase | null = null;

/** Each test has a database of its own, which the first function that it calls makes. */
export function useDatabasePerTest(): void {
  afterEach(async () => {
    for (const dataSource of opened.splice(0)) if (dataSource.isInitialized) await dataSource.destroy();
    await database?.drop();
    database = null;
  });
}

/** The address of the test's database, which is empty at first. */
export const databaseUrl = async (): Promise<string> => (database ??= await createEmptyDatabase()).url;

export const configOf = (url: string) =>
  new Config({ DATABASE_URL: url, SESSION_SECRET: 'a secret of the migration tests, long enough' });

/** Connects to the test's database and runs no migration. */
export async function open(options: Partial<DataSourceOptions> = {}): Promise<DataSource> {
  const url = await databaseUrl();
  const dataSource = await new DataSource({
    ...patientOptions(configOf(url), url),
    ...options,
  } as DataSourceOptions).initialize();
  opened.push(dataSource);
  return dataSource;
}

/** Connects to the test's database, which has all migrations. */
export async function openMigrated(): Promise<DataSource> {
  database ??= await createTestDatabase();
  const dataSource = await open();
  await dataSource.runMigrations();
  return dataSource;
}

/** 20 members with a contract each, and something in each other table that every member fills. */
export const USERS = `insert into users (id, email)
  select gen_random_uuid(), 'u' || n || '@example.com' from generate_series(1, 20) n`;
const CONTRACTS = `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months)
  select id, 'ÄPFEL ' || email, 'loan', 'Two ROOMS', 'São Paulo', 100, 12 from users`;
export const USERS_WITH_CONTRACTS = `${USERS}; ${CONTRACTS}`;
export const SEED = [
  USERS,
  CONTRACTS,
  `insert into messages (contract_id, sender_id, seq, message, created_at) select id, user_id, 1, 'Hello', now() from contracts`,
  `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode)
   select id, title, user_id, user_id, 2500, 'sandbox' from contracts`,
  `insert into purchase_transitions (purchase_id, "to", cause, by) select id, 'created', 'opened', 'buyer' from purchases`,
  `insert into settings (key, value) values ('company_phone', '(800) 555-0142')`,
  `insert into contact_requests (name, email) values ('Ada', 'ada@example.com')`,
  `insert into audit_entries (actor_id, action, target_type, target_id, ip) select id, 'x', 'user', id, '::1' from users`,
  `insert into sessions (sid, sess, expire) values ('s', '{}', now())`,
  `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) select 't', id, 'verify-email', now() from users limit 1`,
  `insert into payment_events (id, type) values ('evt_1', 'payment_intent.succeeded')`,
].join(';\n');
