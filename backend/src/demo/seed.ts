import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { feeOf } from '@handover/domain/fee';
import { LISTING_DAYS_RANGE } from '@handover/domain/listings/listing-days';
import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { migrate as migrateSandbox } from '@handover/sandbox/schema';
import { hashPassword, OWN_WORK } from '../users/passwords.js';
import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { costColumns } from '../contracts/contract.cost.js';
import { placeIdOf } from '../places/find-place.js';
import { openDataSource } from '../schema/data-source.js';
import { columnName, recordOf } from '../database/column-name.js';
import { Database, type Tx } from '../database/database.js';
import { fileStoreFor, type FileStore } from '../files/file-store.js';
import { findInstallation } from '../installation/installation.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { type DemoContract, makeCatalogue } from './catalogue.js';
import { reviewAll } from '../moderation/text-review.js';
import { DAY } from './compose.js';
import { DEMO_MEMBER, DEMO_SELLER, type Member } from './members.js';
import { enqueue } from '../jobs/jobs.js';
import { makeListings } from './listings.js';
import { makePhotos } from './photos.js';
import { Random } from './random.js';
import { makeReports } from './reports.js';
import { makeSaved } from './saved.js';
import { makeTransfers } from './transfers.js';

/* SQL in this file: inserts thousands of rows with one statement per table. */

/** How long listings stay up by default. */
const FRESH_MS = LISTING_DAYS_RANGE.usual * DAY;
const SEED_LOCK = 7_261_002;
/** A public password for demos on one's own machine; a production server gets a random one. */
const PASSWORD = 'handover-demo';
const ACCOUNTS = [DEMO_MEMBER, DEMO_SELLER];

export interface SeedOptions {
  /** How many contracts. */
  contracts?: number;
  /** The same number gives the same catalogue. */
  seed?: number;
  production?: boolean;
  /** Payments are a test: with transfers, whose fees the sandbox knows. */
  sandbox?: boolean;
  /** Where photos are stored; without it the demo has none. */
  files?: FileStore;
}

export type Seeded = NonNullable<Awaited<ReturnType<typeof seedDemo>>>;

/**
 * Adds the demo catalogue to the database, once: returns null if any of its members exists already.
 * A production database accepts it only before it has contracts or members.
 */
export async function seedDemo(
  database: Database,
  { contracts = 400, seed = 25, production = false, sandbox = true, files }: SeedOptions = {},
) {
  const now = Date.now();
  const catalogue = makeCatalogue(contracts, seed, now);
  const password = production ? randomBytes(9).toString('base64url') : PASSWORD;
  const passwordHash = await hashPassword(password, OWN_WORK);
  const listings = makeListings(new Random(seed), catalogue, now);
  const transfers = sandbox ? makeTransfers(new Random(seed), catalogue, now) : null;
  const reports = makeReports(new Random(seed), catalogue, now);
  const messages = catalogue.contracts.flatMap((contract) =>
    contract.messages.map((message) => ({ ...message, contractId: contract.id })),
  );
  // only the two known accounts can sign in: the other members have no password
  const toUser = (member: Member) => ({
    ...{ ...member, emailVerifiedAt: member.createdAt },
    ...{ termsVersion: SHIPPED_VERSION, termsAcceptedAt: member.createdAt },
    passwordHash: ACCOUNTS.includes(member.email) ? passwordHash : null,
  });
  const tables: Record<string, Record<string, unknown>[]> = {
    users: catalogue.members.map(toUser),
    contracts: catalogue.contracts.map((contract) => toContract(contract, now)),
    ...{ messages, ...transfers?.tables, ...makeSaved(catalogue, now), ...listings, reports },
  };
  if (sandbox) await migrateSandbox(database.pool);
  const isNew = await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await hasAnyOf(tx, catalogue.members)) return false;
    if (production) await refuseUsed(tx);
    for (const [table, rows] of Object.entries(tables)) await insert(tx, table, rows);
    await reviewAll(tx);
    // the days of the catalogue are in the past of the overview, whose job has perhaps run already
    await enqueue(tx, 'count-days', {}, { key: 'count-days' });
    // what happened before the demo began is not mailed, and older news has been read
    await tx.query(`update notifications set mail_at = null,
      read_at = case when created_at < now() - interval '7 days' then created_at else read_at end`);
    // no holder has been silent before the demo began
    await tx.query('update listing_questions set asked_at = now()');
    return true;
  });
  if (!isNew) return null;
  if (files && !(await files.refusal())) await addPhotos(database, files, catalogue.contracts);
  await database.query('analyze users, contracts, messages');
  return {
    ...{ members: catalogue.members.length, contracts: catalogue.contracts.length },
    ...{ messages: messages.length, accounts: ACCOUNTS, password },
    /** The transfers in progress: what each shows, and who its parties are. */
    transfers: transfers?.known ?? [],
  };
}

async function addPhotos(database: Database, files: FileStore, contracts: DemoContract[]): Promise<void> {
  const photos = await makePhotos(files, contracts);
  await database.transaction(async (tx) => {
    await insert(tx, 'photos', photos);
    await tx.query(`update contracts c set cover = json_build_object('id', p.id, 'width', p.width,
      'height', p.height, 'alt', p.alt, 'placeholder', p.placeholder)
      from photos p where p.contract_id = c.id and p.position = 0`);
  });
}

/** What to print after seedDemo. */
export function seedText(seeded: Seeded | null): string {
  if (!seeded)
    return `The demo catalogue is already there. Sign in as ${DEMO_MEMBER} or ${DEMO_SELLER}, with the password it was made with.\n`;
  const { contracts, members, messages, accounts, password, transfers } = seeded;
  return [
    `The demo catalogue was added: ${contracts} contracts, ${members} members, ${messages} messages.`,
    `Sign in as ${accounts.join(' or ')}  password: ${password}`,
    ...(transfers.length > 0 ? ['Their transfers in progress, under My Account > Transfers:'] : []),
    ...transfers.map((shown) => `  ${shown}`),
    '',
  ].join('\n');
}

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

/** Inserts all rows in one statement; their keys are the names of the columns in camel case. */
async function insert(tx: Tx, table: string, rows: Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).map((key) => `"${columnName(key)}"`);
  await tx.query(
    `insert into ${table} (${columns.join()}) select ${columns.join()} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows.map(recordOf))],
  );
}

function toContract({ sellerId, messages, ...contract }: DemoContract, now: number) {
  const transferFee = feeOf(contract.type);
  const termAsOf = contract.createdAt.toISOString().slice(0, 10);
  return {
    ...{ offMarketReason: null, offMarketAt: null, freshUntil: new Date(now + FRESH_MS), underReview: false },
    ...{ ...contract, userId: sellerId, transferFee, messageCount: messages.length },
    placeId: placeIdOf({ location: contract.location, maskedLocation: null }),
    ...costColumns({ ...contract, transferFee, termAsOf }),
  };
}

/** `make seed`: adds the catalogue without a server, to DATABASE_URL or to the embedded database while it is stopped. */
async function main(): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- an entry point of its own, like main.ts
  const config = new Config(process.env);
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    const dataSource = await openDataSource(config, (config.databaseUrl ?? embedded?.url) as string);
    const database = new Database(dataSource);
    const seeded = await seedDemo(database, {
      production: config.production,
      sandbox: config.paymentsMode === 'sandbox',
      files: fileStoreFor(config, await findInstallation(database, config)),
    });
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
      process.stderr.write(`\nThe demo catalogue could not be added: ${text}\n`);
      process.exit(1);
    },
  );
