import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { TERMS_VERSION } from '../auth/auth.service.js';
import { hashPassword, OWN_WORK } from '../users/passwords.js';
import { Config } from '../common/config.js';
import { ConfigError } from '../common/config.values.js';
import { TRANSFER_FEE_CENTS } from '../contracts/contract.entity.js';
import { openDataSource } from '../schema/data-source.js';
import { Database, type Tx } from '../database/database.js';
import { startEmbeddedPostgres } from '../database/embedded-postgres.js';
import { makeCatalogue, type Catalogue } from './catalogue.js';
import { reviewAll } from '../moderation/text-review.js';
import { DEMO_MEMBER, DEMO_SELLER, type Member } from './members.js';

const SEED_LOCK = 7_261_002;
/** For everybody who tries it at home; a production server gets one that nobody else knows. */
const PASSWORD = 'handover-demo';

export interface SeedOptions {
  /** How many contracts. */
  contracts?: number;
  /** The same number gives the same catalogue. */
  seed?: number;
  production?: boolean;
}

/** Null where the catalogue was there already. */
export interface Seeded {
  members: number;
  contracts: number;
  messages: number;
  accounts: string[];
  password: string;
}

/**
 * Puts the demo catalogue into the database, once: where any of its members is there already, nothing happens.
 * A production database takes it only while nobody has used it.
 */
export async function seedDemo(
  database: Database,
  { contracts = 400, seed = 25, production = false }: SeedOptions = {},
): Promise<Seeded | null> {
  const catalogue = makeCatalogue(contracts, seed, Date.now());
  const password = production ? randomBytes(9).toString('base64url') : PASSWORD;
  const passwordHash = await hashPassword(password, OWN_WORK);
  const isNew = await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await hasAnyOf(tx, catalogue.members)) return false;
    if (production) await refuseUsed(tx);
    await insertMembers(tx, catalogue.members, passwordHash);
    await insertContracts(tx, catalogue);
    await insertMessages(tx, catalogue);
    await reviewAll(tx);
    return true;
  });
  if (!isNew) return null;
  await database.query('analyze users, contracts, messages');
  return {
    members: catalogue.members.length,
    contracts: catalogue.listings.length,
    messages: catalogue.listings.reduce((sum, { posts }) => sum + posts.length, 0),
    accounts: [DEMO_MEMBER, DEMO_SELLER],
    password,
  };
}

/** What to print after seedDemo. */
export const seedText = (seeded: Seeded | null): string =>
  seeded
    ? `The demo catalogue is in: ${seeded.contracts} contracts, ${seeded.members} members, ${seeded.messages} messages.\n` +
      `Sign in as ${seeded.accounts.join(' or ')}  password: ${seeded.password}\n`
    : `The demo catalogue is already there. Sign in as ${DEMO_MEMBER} or ${DEMO_SELLER}, with the password it was made with.\n`;

async function hasAnyOf(tx: Tx, members: Member[]): Promise<boolean> {
  const found = await tx.query(
    'select 1 from users where lower(email) = any($1::text[]) and deleted_at is null limit 1',
    [members.map(({ email }) => email)],
  );
  return found.length > 0;
}

async function refuseUsed(tx: Tx): Promise<void> {
  const [{ used } = { used: true }] = await tx.query<{ used: boolean }>(
    'select exists (select from contracts) or exists (select from users where not is_admin) as used',
  );
  if (used)
    throw new ConfigError(
      'In production the demo catalogue goes into an empty database only; this one is in use.',
    );
}

const moments = (list: { createdAt: number }[]): string[] =>
  list.map(({ createdAt }) => new Date(createdAt).toISOString());

/** Only the two known accounts can sign in: the others have no password at all. */
async function insertMembers(tx: Tx, members: Member[], passwordHash: string): Promise<void> {
  await tx.query(
    `insert into users (id, email, first_name, last_name, created_at, email_verified_at, terms_version,
       terms_accepted_at, password_hash)
     select id, email, first_name, last_name, at, at, $6, at, case when email = any($7::text[]) then $8 end
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
       as member (id, email, first_name, last_name, at)`,
    [
      members.map(({ id }) => id),
      members.map(({ email }) => email),
      members.map(({ firstName }) => firstName),
      members.map(({ lastName }) => lastName),
      moments(members),
      TERMS_VERSION,
      [DEMO_MEMBER, DEMO_SELLER],
      passwordHash,
    ],
  );
}

async function insertContracts(tx: Tx, { listings }: Catalogue): Promise<void> {
  await tx.query(
    `insert into contracts (id, user_id, title, type, description, location, monthly_payment,
       remaining_term_months, status, message_count, created_at, updated_at, transfer_fee)
     select listing.*, $13 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::integer[], $8::integer[], $9::text[], $10::integer[], $11::timestamptz[], $12::timestamptz[]) as listing`,
    [
      listings.map(({ id }) => id),
      listings.map(({ sellerId }) => sellerId),
      listings.map(({ title }) => title),
      listings.map(({ type }) => type),
      listings.map(({ description }) => description),
      listings.map(({ location }) => location),
      listings.map(({ monthlyPayment }) => monthlyPayment),
      listings.map(({ remainingTermMonths }) => remainingTermMonths),
      listings.map(({ status }) => status),
      listings.map(({ posts }) => posts.length),
      moments(listings),
      listings.map(({ updatedAt }) => new Date(updatedAt).toISOString()),
      TRANSFER_FEE_CENTS,
    ],
  );
}

async function insertMessages(tx: Tx, { listings }: Catalogue): Promise<void> {
  const posts = listings.flatMap(({ id, posts }) => posts.map((post) => ({ ...post, contractId: id })));
  await tx.query(
    `insert into messages (id, contract_id, sender_id, seq, message, created_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::timestamptz[])`,
    [
      posts.map(({ id }) => id),
      posts.map(({ contractId }) => contractId),
      posts.map(({ senderId }) => senderId),
      posts.map(({ seq }) => seq),
      posts.map(({ message }) => message),
      moments(posts),
    ],
  );
}

/** `make seed`: the same without a server, on DATABASE_URL or on the embedded database while nothing runs on it. */
async function main(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- a program of its own, as start.ts is
  const config = new Config(process.env);
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    const dataSource = await openDataSource(config, (config.databaseUrl ?? embedded?.url) as string);
    const seeded = await seedDemo(new Database(dataSource), { production: config.production });
    process.stdout.write(`\n${seedText(seeded)}\n`);
    await dataSource.destroy();
  } finally {
    await embedded?.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      const text =
        error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`\nThe demo catalogue could not be put in: ${text}\n`);
      process.exit(1);
    },
  );
