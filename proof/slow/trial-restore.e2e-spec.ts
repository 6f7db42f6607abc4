import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { Config } from '../../backend/src/common/config/config.js';
import { Database } from '../../backend/src/database/database.js';
import { startEmbeddedPostgres } from '../../backend/src/database/embedded/embedded-postgres.js';
import { findInstallation } from '../../backend/src/installation/installation.js';
import { openDataSource } from '../../backend/src/schema/data-source.js';
import {
  MAKE_START,
  signalGroup,
  start,
  useBuiltProduct,
  wait,
} from '../../backend/test/support/product/built-product.js';
import { Person } from '../../backend/test/support/person.js';
import { startReplication } from '../../backend/test/support/servers/replication.js';
import { MailServer } from '../../backend/test/support/servers/smtp.js';
import { until } from '../../backend/test/support/until.js';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'a secret of the tests, longer than 32 characters';
const WAITING = 'waiting@example.com';
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'handover-trial-'));
const at = (name: string) => join(folder, name);
const mails = new MailServer();
/** The environment of the site, which the copy is started with. */
let site: Record<string, string>;

useBuiltProduct({ isShared: true });
beforeAll(async () => {
  await mails.start();
  site = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    METRICS_TOKEN: 'a token of the tests',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: mails.url,
    SESSION_SECRET: SECRET,
    DATA_DIR: at('site'),
  };
});
afterAll(async () => {
  await mails.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The lines of the block of docs/operating.md that begins so. */
function stepsOf(first: string): string[] {
  const text = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const [, block] = new RegExp(`\`\`\`sh\\n(${first}[^\`]*)\`\`\``).exec(text) ?? [];
  if (!block) throw new Error(`docs/operating.md has no steps that begin with ${first}`);
  return block.trim().split('\n');
}

/** Gives a command of the document; what `make` would build is there. */
async function shell(command: string, settings: Record<string, string>): Promise<string> {
  const { PATH, HOME } = process.env;
  const { stdout } = await run('sh', ['-c', command.replace(/^make /, 'make -o built ')], {
    cwd: ROOT,
    env: { PATH, HOME, ...site, ...settings },
  });
  return stdout.trim();
}

async function inDatabase(dataDir: string, sql: string): Promise<void> {
  const [password, port] = ['postgres-password', 'postgres-port'].map((file) =>
    readFileSync(join(dataDir, file), 'utf8').trim(),
  );
  const client = new pg.Client(`postgres://handover:${password}@127.0.0.1:${port}/handover`);
  await client.connect();
  await client.query(sql);
  await client.end();
}

type Product = Awaited<ReturnType<typeof start>>;
const personOn = ({ port }: Product) => new Person(`http://127.0.0.1:${port}`);
const readiness = async (product: Product) =>
  (await personOn(product).rest<{ status: string; notes?: string[] }>('GET', '/readyz')).body;
async function stop({ child, exited }: Product): Promise<void> {
  signalGroup(child, 'SIGTERM');
  await exited;
}

it('the steps of docs/operating.md make a trial of a backup, and then the site', async () => {
  const original = await start(MAKE_START, site);
  expect(await readiness(original)).toEqual({ status: 'ok' });
  await personOn(original).register('before@example.com');
  await mails.mailTo('before@example.com');
  const job = JSON.stringify({
    template: 'password-reset',
    to: WAITING,
    data: { link: 'https://x.example/' },
  });
  const queued = `select graphile_worker.add_job('mail', '${job}'::json, run_at := now() + interval '1 hour')`;
  await inDatabase(at('site'), queued);
  const backup = (await shell(`make backup TO=${at('backups')}`, {})).split('\n').at(-1) ?? '';

  const [exported = '', restore = '', first] = stepsOf('export DATA_DIR');
  const [, documentedDir = ''] = /DATA_DIR=(\S+)/.exec(exported) ?? [];
  expect([documentedDir, first]).toEqual(['/tmp/trial', 'make start']);
  const copy = { ...site, DATA_DIR: at('trial') };
  await shell(restore.replace(/FROM=\S+/, `FROM=${backup}`), copy);
  const trial = await start(MAKE_START, copy);
  expect((await readiness(trial)).notes).toEqual([expect.stringContaining('npm run adopt')]);
  await inDatabase(copy.DATA_DIR, `update graphile_worker._private_jobs set run_at = now()`);
  const delivered = mails.delivered.length;
  await personOn(trial).register('in-the-trial@example.com');
  const { body } = await personOn(trial).rest('GET', '/api/payments/config');
  expect(body).toMatchObject({ mode: 'sandbox' });
  await wait(5_000);
  expect(mails.delivered).toHaveLength(delivered);
  await stop(trial);
  await stop(original);

  const [adopt = '', second] = stepsOf('make adopt');
  expect(second).toBe('make start');
  await expect(shell(adopt, copy)).rejects.toThrow('emails wait in this copy');
  expect(await shell(`${adopt} MAILS=drop`, copy)).toMatch(/^This copy is the site from its next start on/);
  const adopted = await start(MAKE_START, copy);
  expect(await readiness(adopted)).toEqual({ status: 'ok' });
  expect((await personOn(adopted).rest('GET', '/api/payments/config')).body).toMatchObject({ mode: 'live' });
  await personOn(adopted).register('after@example.com');
  await mails.mailTo('after@example.com');
  const old = [WAITING, 'in-the-trial@example.com'];
  expect(mails.delivered.filter(({ to }) => to.some((address) => old.includes(address)))).toEqual([]);
});

async function isTrial(config: Config, url: string): Promise<boolean> {
  const dataSource = await openDataSource(config, url);
  try {
    return (await findInstallation(new Database(dataSource), config)).isTrial;
  } finally {
    await dataSource.destroy();
  }
}

it('a DATA_DIR that was moved is the site, and one that was copied is a trial', async () => {
  const startsAsTrial = async (name: string) => {
    const config = new Config({ DATA_DIR: at(name), SESSION_SECRET: SECRET });
    const server = await startEmbeddedPostgres({ dataDir: at(name) });
    try {
      return await isTrial(config, server.url);
    } finally {
      await server.stop();
    }
  };
  mkdirSync(at('first'));
  expect([await startsAsTrial('first'), await startsAsTrial('first')]).toEqual([false, false]);
  renameSync(at('first'), at('moved'));
  expect(await startsAsTrial('moved')).toBe(false);
  cpSync(at('moved'), at('copied'), { recursive: true, preserveTimestamps: true });
  expect([await startsAsTrial('copied'), await startsAsTrial('moved')]).toEqual([true, false]);
});

it('a standby that takes over is the site', async () => {
  const { primary, replicas, stop: stopServers } = await startReplication(1);
  const [standby] = replicas as [(typeof replicas)[0]];
  const config = (url: string) => new Config({ DATABASE_URL: url, SESSION_SECRET: SECRET });
  try {
    expect(await isTrial(config(primary.url), primary.url)).toBe(false);
    await until(() =>
      standby.rows('select from installation').then(
        ({ length }) => length === 1,
        () => false,
      ),
    );
    await primary.stop();
    await standby.rows('select pg_promote()');
    expect(await isTrial(config(standby.url), standby.url)).toBe(false);
  } finally {
    await stopServers();
  }
});
