import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { databasesFrom } from './config.database.js';
import { derivedSecret, sessionSecretFrom } from './config.secrets.js';
import {
  oidcFrom,
  paymentsFrom,
  s3From,
  type OidcSettings,
  type PaymentsMode,
  type S3Settings,
} from './config.services.js';
import {
  ConfigError,
  dkimSelector,
  httpUrl,
  list,
  nameServer,
  oneOf,
  proxyAddress,
  share,
  wholeNumber,
  withFiles,
  type Read,
} from './config.values.js';
import { redisUrl } from './redis.js';

type Env = Record<string, string | undefined>;

export type RateLimits = 'default' | 'off';

const MOST_WORKERS = 64;
const FEWEST_CONNECTIONS = 4;
/** With its defaults, nginx avoids a server for 10 seconds after one refused connection, for up to 11 as it counts them. */
const BEHIND_PROXY_SECONDS = '12';

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
  /** The selectors of the DKIM keys that the mail server signs with; empty if they are not known. */
  readonly mailDkimSelectors: string[];
  /** The name server that records of the sender's domain are read from; null for that of this machine. */
  readonly dnsServer: string | null;
  readonly oidc: OidcSettings | null;
  /** Null while files are kept in DATA_DIR. */
  readonly s3: S3Settings | null;
  readonly trustedProxies: string[];
  readonly rateLimits: RateLimits;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** How long the process serves requests after the signal to stop. Not 0 by default if other processes may take over. */
  readonly shutdownDelaySeconds: number;
  /** Webhooks and feeds may be on this machine, without https: for development and tests. */
  readonly webhookAllowLoopback: boolean;
  /** Receiver of traces; OpenTelemetry is loaded only if there is one. */
  readonly otlpEndpoint: string | null;
  /** Share of traces that is exported, 0 to 1. */
  readonly tracesShare: number;

  constructor(
    private readonly given: Env,
    isTrial = false,
  ) {
    const env = withFiles(given);
    const read: Read = (name) => env[name]?.trim() || null;
    /** Of settings that lead to what a site shares with the world. */
    const readOutside: Read = (name) => (isTrial ? null : read(name));
    this.production = read('NODE_ENV') === 'production';
    this.port = wholeNumber('PORT', read('PORT') ?? '3000', 0, 65535);
    this.host = read('HOST') ?? (this.production ? '0.0.0.0' : '127.0.0.1');
    this.publicUrl = httpUrl('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${this.port}`);
    this.dataDir = resolve(read('DATA_DIR') ?? './var');
    const databases = databasesFrom(read, env.DATABASE_PASSWORD || null);
    this.databaseUrl = databases.url;
    this.databaseDirectUrl = databases.directUrl;
    this.databaseReplicaUrls = isTrial ? [] : databases.replicaUrls;
    const workers = read('WORKERS') ?? '1';
    this.workers =
      workers === 'auto' ? availableParallelism() : wholeNumber('WORKERS', workers, 1, MOST_WORKERS);
    const poolSize = wholeNumber('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE') ?? '16', 2, 200);
    this.databasePoolSize =
      this.workers === 1 ? poolSize : Math.max(FEWEST_CONNECTIONS, Math.ceil(poolSize / this.workers));
    this.redisUrl = redisUrl('REDIS_URL', readOutside('REDIS_URL'));
    this.adminEmail = read('ADMIN_EMAIL')?.toLowerCase() ?? null;
    this.adminPassword = env.ADMIN_PASSWORD || null;
    if (Boolean(this.adminEmail) !== Boolean(this.adminPassword))
      throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
    if (this.adminPassword && this.adminPassword.length < 10)
      throw new ConfigError('ADMIN_PASSWORD must have at least 10 characters.');
    this.sessionSecret = sessionSecretFrom(env.SESSION_SECRET || null, this);
    const derived = (purpose: string) => derivedSecret(this.sessionSecret, purpose);
    this.unsubscribeKey = derived('unsubscribe links');
    this.renewalKey = derived('renewal links');
    this.viewsKey = derived('views of contracts');
    const payments = paymentsFrom(readOutside, this.production && !isTrial, derived);
    this.paymentsMode = payments.mode;
    this.stripeSecretKey = payments.secretKey;
    this.stripePublishableKey = payments.publishableKey;
    this.stripeWebhookSecret = payments.webhookSecret;
    this.smtpUrl = readOutside('SMTP_URL');
    if (this.smtpUrl && !/^smtps?:\/\//.test(this.smtpUrl))
      throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://.');
    this.mailFrom = read('MAIL_FROM') ?? 'Handover <no-reply@example.com>';
    this.mailDkimSelectors = list(read('MAIL_DKIM_SELECTOR')).map(dkimSelector);
    this.dnsServer = nameServer(read('DNS_SERVER'));
    this.oidc = oidcFrom(read);
    this.s3 = s3From(read);
    this.trustedProxies = list(read('TRUSTED_PROXIES')).map(proxyAddress);
    if (this.secureCookies && this.trustedProxies.length === 0)
      throw new ConfigError(
        'TRUSTED_PROXIES is required with a PUBLIC_URL that begins with https://: the address or network of the reverse proxy that ends https, such as 127.0.0.1.',
      );
    this.rateLimits = oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'default', ['default', 'off']);
    this.webhookAllowLoopback = read('WEBHOOK_ALLOW_LOOPBACK') === 'true';
    if (this.webhookAllowLoopback && this.production && this.paymentsMode === 'live')
      throw new ConfigError(
        'WEBHOOK_ALLOW_LOOPBACK is for development and tests: it does not go with live payments.',
      );
    this.metricsToken = read('METRICS_TOKEN');
    const delay = read('SHUTDOWN_DELAY') ?? (this.redisUrl ? BEHIND_PROXY_SECONDS : '0');
    this.shutdownDelaySeconds = wholeNumber('SHUTDOWN_DELAY', delay, 0, 300);
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

  /**
   * The same settings for a restored copy that may have been started with those of the site: the payment sandbox, and
   * neither mail server nor the site's Redis, which would pass events on to its members, nor its replicas.
   */
  forTrial(): Config {
    return new Config(this.given, true);
  }

  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https://');
  }
}
