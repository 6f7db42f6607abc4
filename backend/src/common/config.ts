import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import {
  ConfigError,
  httpUrl,
  list,
  oneOf,
  postgresUrl,
  proxyAddress,
  share,
  wholeNumber,
  withFiles,
  withPassword,
} from './config.values.js';
import { redisUrl } from './redis.js';

type Env = Record<string, string | undefined>;

export type PaymentsMode = 'live' | 'test' | 'sandbox';
export type RateLimits = 'default' | 'off';

export interface OidcSettings {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
}

const MOST_WORKERS = 64;
const FEWEST_CONNECTIONS = 4;
/** A bucket for files, of any provider whose interface is compatible with Amazon S3. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const SANDBOX_KEY = /^sk_sandbox_\w+$/;

/** All settings of the product, read and checked once at the start. No other code reads the environment. */
export class Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** PostgreSQL itself, if databaseUrl leads to a pooler. */
  readonly databaseDirectUrl: string | null;
  readonly databaseReplicaUrls: string[];
  /** Processes on this machine that share the port; more than one are workers of a primary process. */
  readonly workers: number;
  /** Of this process: the workers share the setting. */
  readonly databasePoolSize: number;
  readonly redisUrl: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  readonly sessionSecret: string;
  /** Signs the links with which people unsubscribe from emails. */
  readonly unsubscribeKey: string;
  /** Signs the links with which holders keep a contract listed. */
  readonly renewalKey: string;
  /** Makes daily hashes of those who look at a contract. */
  readonly viewsKey: string;
  readonly paymentsMode: PaymentsMode;
  readonly stripeSecretKey: string;
  readonly stripePublishableKey: string;
  readonly stripeWebhookSecret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly oidc: OidcSettings | null;
  /** Null while files are kept in DATA_DIR. */
  readonly s3: S3Settings | null;
  readonly trustedProxies: string[];
  readonly rateLimits: RateLimits;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly shutdownDelaySeconds: number;
  /** Receiver of traces; OpenTelemetry is loaded only if there is one. */
  readonly otlpEndpoint: string | null;
  /** Share of traces that is exported, 0 to 1. */
  readonly tracesShare: number;

  constructor(given: Env) {
    const env = withFiles(given);
    const read = (name: string) => env[name]?.trim() || null;
    this.production = read('NODE_ENV') === 'production';
    this.port = wholeNumber('PORT', read('PORT') ?? '3000', 0, 65535);
    this.host = read('HOST') ?? (this.production ? '0.0.0.0' : '127.0.0.1');
    this.publicUrl = httpUrl('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${this.port}`);
    this.dataDir = resolve(read('DATA_DIR') ?? './var');
    const database = (name: string, url: string | null) =>
      withPassword(postgresUrl(name, url), env.DATABASE_PASSWORD || null);
    this.databaseUrl = database('DATABASE_URL', read('DATABASE_URL'));
    this.databaseDirectUrl = database('DATABASE_DIRECT_URL', read('DATABASE_DIRECT_URL'));
    if (this.databaseDirectUrl && !this.databaseUrl)
      throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.');
    this.databaseReplicaUrls = list(read('DATABASE_REPLICA_URLS')).map(
      (url) => database('DATABASE_REPLICA_URLS', url) as string,
    );
    if (this.databaseReplicaUrls.length > 0 && !this.databaseUrl)
      throw new ConfigError(
        'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas.',
      );
    const workers = read('WORKERS') ?? '1';
    this.workers =
      workers === 'auto' ? availableParallelism() : wholeNumber('WORKERS', workers, 1, MOST_WORKERS);
    const poolSize = wholeNumber('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE') ?? '16', 2, 200);
    this.databasePoolSize =
      this.workers === 1 ? poolSize : Math.max(FEWEST_CONNECTIONS, Math.ceil(poolSize / this.workers));
    this.redisUrl = redisUrl('REDIS_URL', read('REDIS_URL'));
    this.adminEmail = read('ADMIN_EMAIL')?.toLowerCase() ?? null;
    this.adminPassword = env.ADMIN_PASSWORD || null;
    if (Boolean(this.adminEmail) !== Boolean(this.adminPassword))
      throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
    if (this.adminPassword && this.adminPassword.length < 10)
      throw new ConfigError('ADMIN_PASSWORD must have at least 10 characters.');
    this.sessionSecret = this.sessionSecretFrom(env.SESSION_SECRET || null);
    this.unsubscribeKey = this.derivedSecret('unsubscribe links');
    this.renewalKey = this.derivedSecret('renewal links');
    this.viewsKey = this.derivedSecret('views of contracts');
    const payments = this.paymentsFrom(read);
    this.paymentsMode = payments.mode;
    this.stripeSecretKey = payments.secretKey;
    this.stripePublishableKey = payments.publishableKey;
    this.stripeWebhookSecret = payments.webhookSecret;
    this.smtpUrl = read('SMTP_URL');
    if (this.smtpUrl && !/^smtps?:\/\//.test(this.smtpUrl))
      throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://.');
    this.mailFrom = read('MAIL_FROM') ?? 'Handover <no-reply@example.com>';
    this.oidc = oidcFrom(read);
    this.s3 = s3From(read);
    this.trustedProxies = list(read('TRUSTED_PROXIES')).map(proxyAddress);
    if (this.secureCookies && this.trustedProxies.length === 0)
      throw new ConfigError(
        'TRUSTED_PROXIES is required with a PUBLIC_URL that begins with https://: the address or network of the reverse proxy that ends https, such as 127.0.0.1.',
      );
    this.rateLimits = oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'default', ['default', 'off']);
    this.metricsToken = read('METRICS_TOKEN');
    this.shutdownDelaySeconds = wholeNumber('SHUTDOWN_DELAY', read('SHUTDOWN_DELAY') ?? '0', 0, 300);
    const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT');
    this.otlpEndpoint = endpoint && httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
    this.tracesShare = share('OTEL_TRACES_SAMPLER_ARG', read('OTEL_TRACES_SAMPLER_ARG') ?? '1');
    this.logLevel = oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? (this.production ? 'info' : 'warn'), [
      'trace',
      'debug',
      'info',
      'warn',
      'error',
      'silent',
    ]);
  }

  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https://');
  }

  private sessionSecretFrom(given: string | null): string {
    if (given) {
      if (given.length < 32) throw new ConfigError('SESSION_SECRET must have at least 32 characters.');
      return given;
    }
    if (this.production || this.databaseUrl)
      throw new ConfigError(
        'SESSION_SECRET is required in production and with DATABASE_URL: set it to a random text of 32 characters or more.',
      );
    return this.keptSecret('session-secret');
  }

  /** A random secret that is created once and kept in DATA_DIR, so that sessions survive a restart. */
  private keptSecret(name: string): string {
    const file = join(this.dataDir, name);
    if (!existsSync(file)) {
      mkdirSync(this.dataDir, { recursive: true });
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
    }
    return readFileSync(file, 'utf8').trim();
  }

  /** 24 hex digits for one purpose, equal in every process, that reveal nothing of the session secret. */
  private derivedSecret(purpose: string): string {
    return createHmac('sha256', this.sessionSecret).update(purpose).digest('hex').slice(0, 24);
  }

  private paymentsFrom(read: (name: string) => string | null) {
    const secretKey = read('STRIPE_SECRET_KEY');
    if (!secretKey || SANDBOX_KEY.test(secretKey)) {
      if (this.production && read('PAYMENTS_SANDBOX') !== 'true')
        throw new ConfigError(
          'STRIPE_SECRET_KEY is required in production; PAYMENTS_SANDBOX=true runs it with test payments that move no money.',
        );
      return {
        mode: 'sandbox' as const,
        secretKey: secretKey ?? `sk_sandbox_${this.derivedSecret('payment sandbox key')}`,
        publishableKey: 'pk_sandbox_handover',
        webhookSecret:
          read('STRIPE_WEBHOOK_SECRET') ?? `whsec_${this.derivedSecret('payment sandbox webhooks')}`,
      };
    }
    const live = /^(sk|rk)_live_/.test(secretKey);
    if (!live && !/^(sk|rk)_test_/.test(secretKey))
      throw new ConfigError('STRIPE_SECRET_KEY must begin with sk_live_, sk_test_ or sk_sandbox_.');
    if (live && !this.production)
      throw new ConfigError('A live STRIPE_SECRET_KEY works only with NODE_ENV=production.');
    if (!live && this.production && read('PAYMENTS_TEST_MODE') !== 'true')
      throw new ConfigError(
        'STRIPE_SECRET_KEY is a test key: set PAYMENTS_TEST_MODE=true to say that this production server takes no real money.',
      );
    const publishableKey = read('STRIPE_PUBLISHABLE_KEY');
    if (!publishableKey?.startsWith(live ? 'pk_live_' : 'pk_test_'))
      throw new ConfigError(
        'STRIPE_PUBLISHABLE_KEY is required and must be of the same mode as STRIPE_SECRET_KEY.',
      );
    const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
    if (!webhookSecret?.startsWith('whsec_'))
      throw new ConfigError(
        'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY and begins with whsec_.',
      );
    return { mode: live ? ('live' as const) : ('test' as const), secretKey, publishableKey, webhookSecret };
  }
}

function oidcFrom(read: (name: string) => string | null): OidcSettings | null {
  const [issuerUrl, clientId, clientSecret] = [
    read('OIDC_ISSUER_URL'),
    read('OIDC_CLIENT_ID'),
    read('OIDC_CLIENT_SECRET'),
  ];
  if (!issuerUrl && !clientId && !clientSecret) return null;
  if (!issuerUrl || !clientId || !clientSecret)
    throw new ConfigError('OIDC_ISSUER_URL, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.');
  return { issuerUrl: httpUrl('OIDC_ISSUER_URL', issuerUrl), clientId, clientSecret };
}

function s3From(read: (name: string) => string | null): S3Settings | null {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = [
    read('S3_ENDPOINT'),
    read('S3_REGION'),
    read('S3_BUCKET'),
    read('S3_ACCESS_KEY_ID'),
    read('S3_SECRET_ACCESS_KEY'),
  ];
  if (!endpoint && !region && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none.',
    );
  return { endpoint: httpUrl('S3_ENDPOINT', endpoint), region, bucket, accessKeyId, secretAccessKey };
}
