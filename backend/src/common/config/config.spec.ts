import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from './config.js';
import { ConfigError } from './config.values.js';

const SECRET = 'x'.repeat(32);
const DATABASE = { DATABASE_URL: 'postgres://localhost/x', SESSION_SECRET: SECRET };
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET };
const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const TEST = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const S3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'handover-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const config = (env: Record<string, string> = {}): Config => new Config({ DATA_DIR: dataDir, ...env });

/** `NAME=value` of each setting that .env.example explains, all of them commented out. */
function examples(): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
  const lines = text.matchAll(/^#?(?<name>[A-Z][A-Z0-9_]+)="?(?<value>.*?)"?$/gm);
  const entries = Array.from(lines, ({ groups }) => [groups!.name, groups!.value] as [string, string]);
  return Object.fromEntries<string>(entries);
}

/** The names that Config asks the environment for in every mode it has. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const recorded = (env: Record<string, string>) =>
    new Proxy(env, {
      get: (target, name: string): string | undefined => {
        names.add(name);
        return target[name];
      },
    });
  new Config(recorded({ DATA_DIR: dataDir }));
  new Config(recorded({ ...PRODUCTION, PAYMENTS_SANDBOX: 'true' }));
  new Config(recorded({ ...PRODUCTION, ...TEST, PAYMENTS_TEST_MODE: 'true' }));
  return names;
}

describe('WORKERS', () => {
  it('is one process by default, and one per core with "auto"', () => {
    expect(config().workers).toBe(1);
    expect(config({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
  });

  it('share the connections of DATABASE_POOL_SIZE', () => {
    expect(config({ WORKERS: '2', DATABASE_POOL_SIZE: '30' }).databasePoolSize).toBe(15);
    expect(config({ WORKERS: '64' }).databasePoolSize).toBe(4);
  });
});

describe('SHUTDOWN_DELAY', () => {
  it('is 12 seconds by default if there may be other processes to take over', () => {
    const redis = { REDIS_URL: 'redis://localhost' };
    expect(config().shutdownDelaySeconds).toBe(0);
    expect(config(redis).shutdownDelaySeconds).toBe(12);
    expect(config({ ...redis, SHUTDOWN_DELAY: '' }).shutdownDelaySeconds).toBe(12);
    expect(config({ ...redis, SHUTDOWN_DELAY: '0' }).shutdownDelaySeconds).toBe(0);
  });
});

describe('.env.example', () => {
  it('explains exactly the settings that are read', () => {
    expect(Object.keys(examples()).sort()).toEqual([...namesRead()].sort());
  });

  it('has examples that work', () => {
    expect(() => config(examples())).not.toThrow();
  });
});

describe('secrets', () => {
  it('are read from the files that NAME_FILE names', () => {
    const file = join(dataDir, 'secret');
    writeFileSync(file, `${SECRET}\n`);
    expect(config({ SESSION_SECRET_FILE: file }).sessionSecret).toBe(SECRET);
    expect(() => config({ SESSION_SECRET_FILE: join(dataDir, 'none') })).toThrow(
      /^SESSION_SECRET_FILE cannot be read: ENOENT/,
    );
  });

  it('leave the files of other programs alone', () => {
    expect(() => config({ TF_CLI_CONFIG_FILE: join(dataDir, 'none') })).not.toThrow();
  });

  it('DATABASE_PASSWORD may have any characters', () => {
    const { databaseUrl, databaseReplicaUrls } = config({
      DATABASE_URL: 'postgres://user@host:5432/x',
      DATABASE_REPLICA_URLS: 'postgres://user:own@replica/x',
      DATABASE_PASSWORD: 'p@ss/w#rd:%1',
      SESSION_SECRET: SECRET,
    });
    const { host, username, password } = new URL(databaseUrl ?? '');
    expect([host, username, decodeURIComponent(password)]).toEqual(['host:5432', 'user', 'p@ss/w#rd:%1']);
    expect(databaseReplicaUrls).toEqual(['postgres://user:own@replica/x']);
  });
});

/** Settings that a container does not need: its image sets them, or they are for development. */
const NOT_IN_CONTAINERS = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS', 'WEBHOOK_ALLOW_LOOPBACK'];

it.each(['docker-compose.yml', 'deploy/kubernetes/settings.env'])('%s passes every setting on', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');
  const missing = Object.keys(examples()).filter(
    (name) => !NOT_IN_CONTAINERS.includes(name) && !new RegExp(`\\b${name}(_FILE)?\\b`).test(text),
  );
  expect(missing).toEqual([]);
});

describe('a trial', () => {
  it('has the settings of the site, without those that lead to its members, its money and its other processes', () => {
    const site = config({
      ...PRODUCTION,
      ...LIVE,
      ...DATABASE,
      ...S3,
      DATABASE_REPLICA_URLS: 'postgres://replica/x',
      REDIS_URL: 'redis://redis',
      SMTP_URL: 'smtp://mail',
    });
    const trial = site.forTrial();
    expect(trial).toMatchObject({
      production: true,
      databaseUrl: 'postgres://localhost/x',
      s3: { bucket: 'photos', prefix: 'handover/' },
      sessionSecret: SECRET,
      databaseReplicaUrls: [],
      paymentsMode: 'sandbox',
      redisUrl: null,
      smtpUrl: null,
    });
    expect([trial.stripeSecretKey, trial.stripePublishableKey, trial.stripeWebhookSecret].join()).toMatch(
      /^sk_sandbox_\w+,pk_sandbox_handover,whsec_[0-9a-f]{24}$/,
    );
    expect(site.paymentsMode).toBe('live');
  });
});

describe('files in a bucket', () => {
  it.each([
    ['shop-1', 'shop-1/'],
    ['a/b_c/', 'a/b_c/'],
  ])('S3_PREFIX=%s is a folder of the bucket', (given, prefix) => {
    expect(config({ ...S3, S3_PREFIX: given }).s3?.prefix).toBe(prefix);
    expect(() => config({ ...S3, S3_PREFIX: `/${given}` })).toThrow(/^S3_PREFIX must be a path/);
  });
});

describe('without any setting', () => {
  it('runs on this machine alone, with everything embedded', () => {
    expect(config()).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      redisUrl: null,
      paymentsMode: 'sandbox',
      smtpUrl: null,
      oidc: null,
      s3: null,
      rateLimits: 'default',
      secureCookies: false,
    });
  });

  it('makes a session secret once and keeps it where only its owner can read it', () => {
    const { sessionSecret } = config();
    expect(sessionSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(config().sessionSecret).toBe(sessionSecret);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });
});

describe("the sandbox's keys", () => {
  const keysOf = (env: Record<string, string>) => {
    const { stripeSecretKey, stripeWebhookSecret } = config(env);
    return [stripeSecretKey, stripeWebhookSecret];
  };

  it('follow from the session secret without showing it', () => {
    const keys = keysOf({ SESSION_SECRET: SECRET });
    expect(keys[0]).toMatch(/^sk_sandbox_[0-9a-f]{24}$/);
    expect(keys[1]).toMatch(/^whsec_[0-9a-f]{24}$/);
    expect(keys[0]?.slice(-24)).not.toBe(keys[1]?.slice(-24));
    expect(keys.join()).not.toContain(SECRET.slice(0, 8));
    expect(keysOf({ SESSION_SECRET: SECRET })).toEqual(keys);
    expect(keysOf({ SESSION_SECRET: `${SECRET}!` })[0]).not.toBe(keys[0]);
  });

  it('can be set', () => {
    const given = { STRIPE_SECRET_KEY: 'sk_sandbox_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' };
    expect(keysOf(given)).toEqual(Object.values(given));
  });
});

describe('settings that are taken', () => {
  it.each([
    [
      { NODE_ENV: 'production', SESSION_SECRET: SECRET, ...LIVE },
      { host: '0.0.0.0', paymentsMode: 'live' },
    ],
    [{ ...PRODUCTION, PAYMENTS_SANDBOX: 'true' }, { paymentsMode: 'sandbox' }],
    [{ ...PRODUCTION, ...TEST, PAYMENTS_TEST_MODE: 'true' }, { paymentsMode: 'test' }],
    [TEST, { paymentsMode: 'test' }],
    [{ STRIPE_SECRET_KEY: 'sk_sandbox_abc' }, { paymentsMode: 'sandbox', stripeSecretKey: 'sk_sandbox_abc' }],
    [
      { PUBLIC_URL: 'https://handover.example/', TRUSTED_PROXIES: '127.0.0.1' },
      { publicUrl: 'https://handover.example', secureCookies: true },
    ],
    [{ PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
    [{ ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'ten letters' }, { adminEmail: 'boss@example.com' }],
    [{ TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8 ,' }, { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] }],
    [
      { TRUSTED_PROXIES: 'loopback,2001:db8::/32,::1' },
      { trustedProxies: ['loopback', '2001:db8::/32', '::1'] },
    ],
    [{ REDIS_URL: '  ' }, { redisUrl: null }],
    [
      { REDIS_URL: 'rediss+sentinel://user:p%40w@a:26379,b/main/2' },
      { redisUrl: 'rediss+sentinel://user:p%40w@a:26379,b/main/2' },
    ],
    [{ REDIS_URL: 'redis+cluster://a,b:7000' }, { redisUrl: 'redis+cluster://a,b:7000' }],
    [
      { ...DATABASE, DATABASE_REPLICA_URLS: 'postgresql://a/x,postgres://b/x' },
      { databaseReplicaUrls: ['postgresql://a/x', 'postgres://b/x'] },
    ],
  ])('%j', (env, expected) => {
    expect(config(env as Record<string, string>)).toMatchObject(expected);
  });
});

describe('settings that are refused, each with one plain sentence', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535\.$/],
    [{ PORT: '70000' }, /^PORT must be/],
    [
      { ...PRODUCTION, ...LIVE, WEBHOOK_ALLOW_LOOPBACK: 'true' },
      /^WEBHOOK_ALLOW_LOOPBACK is for development/,
    ],
    [{ PORT: '80.5' }, /^PORT must be/],
    [{ PUBLIC_URL: 'handover.example' }, /^PUBLIC_URL must be an address that begins with http/],
    [
      { DATABASE_URL: 'mysql://localhost/x', SESSION_SECRET: SECRET },
      /^DATABASE_URL must begin with postgres/,
    ],
    [{ DATABASE_URL: 'postgres://u:p@a:5432,b:5432/x' }, /^DATABASE_URL must name one host: for a failover/],
    [{ DATABASE_URL: 'postgres://u:p#w@a/x' }, /^DATABASE_URL is not an address: characters such as/],
    [{ DATABASE_DIRECT_URL: 'postgres://b/x' }, /^DATABASE_DIRECT_URL needs DATABASE_URL/],
    [{ DATABASE_REPLICA_URLS: 'postgres://b/x' }, /^DATABASE_REPLICA_URLS needs DATABASE_URL/],
    [{ ...DATABASE, DATABASE_REPLICA_URLS: 'replica' }, /^DATABASE_REPLICA_URLS must begin with postgres/],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1\.$/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    [{ WORKERS: 'all' }, /^WORKERS must be a whole number from 1 to 64\.$/],
    [{ DATABASE_POOL_SIZE: '1' }, /^DATABASE_POOL_SIZE must be a whole number from 2 to 200\.$/],
    [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL must begin with redis/],
    [{ REDIS_URL: 'redis://a:6379,b:6379' }, /^REDIS_URL must begin with redis/],
    [{ REDIS_URL: 'redis+sentinel://a,b' }, /^REDIS_URL must begin with redis/],
    [{ ADMIN_EMAIL: 'a@example.com' }, /^ADMIN_EMAIL and ADMIN_PASSWORD go together/],
    [{ ADMIN_PASSWORD: 'long enough' }, /^ADMIN_EMAIL and ADMIN_PASSWORD go together/],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must have at least 10/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must have at least 32 characters\.$/],
    [{ NODE_ENV: 'production', ...LIVE }, /^SESSION_SECRET is required/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /^SESSION_SECRET is required/],
    [PRODUCTION, /^STRIPE_SECRET_KEY is required in production/],
    [{ ...PRODUCTION, PAYMENTS_SANDBOX: 'yes' }, /^STRIPE_SECRET_KEY is required in production/],
    [{ ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_sandbox_abc' }, /^STRIPE_SECRET_KEY is required in production/],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must begin with/],
    [LIVE, /^A live STRIPE_SECRET_KEY works only with NODE_ENV=production\.$/],
    [{ ...PRODUCTION, ...TEST }, /^STRIPE_SECRET_KEY is a test key: set PAYMENTS_TEST_MODE=true/],
    [
      { ...TEST, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      /^STRIPE_PUBLISHABLE_KEY is required and must be of the same/,
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_PUBLISHABLE_KEY is required/],
    [{ ...TEST, STRIPE_WEBHOOK_SECRET: 'secret' }, /^STRIPE_WEBHOOK_SECRET is required/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL must begin with smtp/],
    [
      { S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'us-east-1', S3_BUCKET: 'photos' },
      /^S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none/,
    ],
    [
      { OIDC_ISSUER_URL: 'https://id.example.com' },
      /^OIDC_ISSUER_URL, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together/,
    ],
    [
      { OIDC_ISSUER_URL: 'id', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      /^OIDC_ISSUER_URL must be an address/,
    ],
    [
      { PUBLIC_URL: 'https://handover.example' },
      /^TRUSTED_PROXIES is required with a PUBLIC_URL that begins/,
    ],
    [{ TRUSTED_PROXIES: 'nginx' }, /^TRUSTED_PROXIES must be addresses or networks.*; nginx is neither\.$/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses or networks/],
    [{ RATE_LIMITS: 'on' }, /^RATE_LIMITS must be one of default, off\.$/],
    [{ SHUTDOWN_DELAY: '10s' }, /^SHUTDOWN_DELAY must be a whole number from 0 to 300\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  ])('%j', (env, sentence) => {
    expect(() => config(env)).toThrow(ConfigError);
    expect(() => config(env)).toThrow(sentence);
  });
});
