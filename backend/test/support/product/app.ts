import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@handover/domain/days';
import type { StaffRole } from '@handover/domain/roles';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../../src/common/config/config.js';
import { Installation } from '../../../src/installation/installation.js';
import { createApp } from '../../../src/create-app.js';
import { openDataSource } from '../../../src/schema/data-source.js';
import { Database } from '../../../src/database/database.js';
import { PaymentsSweeper } from '../../../src/payments/settling/payments.sweeper.js';
import { createTestDatabase } from './database.js';
import { jobsAreDone } from './jobs.js';
import { Person } from '../person.js';
import { SANDBOX_KEY } from '../servers/sandbox-key.js';

export interface TestApp {
  app: NestExpressApplication;
  /** http://localhost:PORT, where the whole product listens. */
  url: string;
  /** The address of the database itself, past a pooler. */
  databaseUrl: string;
  database: Database;
  /** A visitor: a client without a cookie. */
  visitor(): Person;
  /** A new member, signed in. */
  member(): Promise<Person>;
  /** A new admin, signed in. */
  admin(): Promise<Person>;
  /** A new member with these roles, signed in. */
  staff(...roles: StaffRole[]): Promise<Person>;
  /** Confirms the email addresses of members. */
  confirm(...people: Person[]): Promise<unknown>;
  /** Starts the product a second time on the same database, as another process would, and stops it again. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

// rounds every half a minute would end the purchases that a test has left open on purpose; a test that needs one runs it
PaymentsSweeper.prototype.onApplicationBootstrap = () => undefined;

/** The environment of a site that takes real money. Nothing asks Stripe before somebody pays. */
export const LIVE_KEYS = {
  NODE_ENV: 'production',
  METRICS_TOKEN: 'a token of the tests',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as const;

let people = 0;

/** Longer than the suites that count days take. */
const SUITE_MS = 60_000;

/** Figures are counted for days of UTC: waits for the next day if this one would end during the suite. */
async function dayIsLongEnough(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < SUITE_MS) await setTimeout(left);
}

/** The whole product on a database of its own, or on DATABASE_URL, listening on a free port. */
export async function startApp(settings: Record<string, string> = {}): Promise<TestApp> {
  await dayIsLongEnough();
  const { DATABASE_URL } = settings;
  const testDatabase = DATABASE_URL
    ? { url: DATABASE_URL, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-app-'));
  const open = async () => {
    const config = new Config({
      PORT: '0',
      DATA_DIR: dataDir,
      ...databaseSettings(testDatabase.url),
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      STRIPE_SECRET_KEY: SANDBOX_KEY,
      RATE_LIMITS: 'off',
      // each one plans its statements itself: with 16 these tests take a tenth more of the processor
      DATABASE_POOL_SIZE: '4',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      ...settings,
    });
    const dataSource = await openDataSource(config, config.databaseUrl ?? testDatabase.url);
    // on a busy machine, PostgreSQL may take longer for a connection than a visitor waits
    ((dataSource.driver as PostgresDriver).master as Pool).options.connectionTimeoutMillis = 20_000;
    const app = await createApp(config, dataSource);
    await app.listen(config.port, '127.0.0.1');
    return app;
  };
  const app = await open();
  const url = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
  const database = app.get(Database);
  // the jobs of the start change tables, and queue their next runs; a trial runs none
  if (!app.get(Installation).isTrial) await jobsAreDone({ database });

  const member = async (): Promise<Person> => {
    const person = new Person(url);
    await person.register(`person${++people}.${process.pid}@example.com`);
    return person;
  };
  return {
    app,
    url,
    databaseUrl: testDatabase.url,
    database,
    visitor: () => new Person(url),
    member,
    admin: async () => {
      const person = await member();
      await database.query('update users set is_admin = true where id = $1', [person.id]);
      return person;
    },
    staff: async (...roles) => {
      const person = await member();
      await database.query('update users set staff_roles = $2 where id = $1', [person.id, roles]);
      return person;
    },
    confirm: (...people) =>
      database.query('update users set email_verified_at = now() where id = any($1)', [
        people.map(({ id }) => id),
      ]),
    startAgain: async () => {
      await (await open()).close();
    },
    stop: async () => {
      await app.close();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** TEST_POOLER: host and port of a PgBouncer in front of the tests' PostgreSQL, which all products then use. */
export function databaseSettings(url: string): Record<string, string> {
  const { TEST_POOLER } = process.env;
  if (!TEST_POOLER) return { DATABASE_URL: url };
  return {
    DATABASE_URL: Object.assign(new URL(url), { host: TEST_POOLER }).href,
    DATABASE_DIRECT_URL: url,
  };
}
