import { ConfigError, httpUrl, type Read } from './config.values.js';

export type PaymentsMode = 'live' | 'test' | 'sandbox';

export interface OidcSettings {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
}

/** A bucket for files, of any provider whose interface is compatible with Amazon S3. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Begins the name of each file and ends with a slash. */
  prefix: string;
}

const SANDBOX_KEY = /^sk_sandbox_\w+$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*\/?$/;

/** Keys of Stripe, or of the payment sandbox if there are none. */
export function paymentsFrom(read: Read, production: boolean, derived: (purpose: string) => string) {
  const secretKey = read('STRIPE_SECRET_KEY');
  if (!secretKey || SANDBOX_KEY.test(secretKey)) {
    if (production && read('PAYMENTS_SANDBOX') !== 'true')
      throw new ConfigError(
        'STRIPE_SECRET_KEY is required in production; PAYMENTS_SANDBOX=true runs it with test payments that move no money.',
      );
    return {
      mode: 'sandbox' as const,
      secretKey: secretKey ?? `sk_sandbox_${derived('payment sandbox key')}`,
      publishableKey: 'pk_sandbox_handover',
      webhookSecret: read('STRIPE_WEBHOOK_SECRET') ?? `whsec_${derived('payment sandbox webhooks')}`,
    };
  }
  const live = /^(sk|rk)_live_/.test(secretKey);
  if (!live && !/^(sk|rk)_test_/.test(secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY must begin with sk_live_, sk_test_ or sk_sandbox_.');
  if (live && !production)
    throw new ConfigError('A live STRIPE_SECRET_KEY works only with NODE_ENV=production.');
  if (!live && production && read('PAYMENTS_TEST_MODE') !== 'true')
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
    throw new ConfigError('STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY and begins with whsec_.');
  return { mode: live ? ('live' as const) : ('test' as const), secretKey, publishableKey, webhookSecret };
}

export function oidcFrom(read: Read): OidcSettings | null {
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

export function s3From(read: Read): S3Settings | null {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = [
    read('S3_ENDPOINT'),
    read('S3_REGION'),
    read('S3_BUCKET'),
    read('S3_ACCESS_KEY_ID'),
    read('S3_SECRET_ACCESS_KEY'),
  ];
  const prefix = read('S3_PREFIX') ?? 'handover/';
  if (!endpoint && !region && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none.',
    );
  if (!PREFIX.test(prefix))
    throw new ConfigError('S3_PREFIX must be a path of letters, digits, dots and hyphens, such as shop-1/.');
  return {
    endpoint: httpUrl('S3_ENDPOINT', endpoint),
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: prefix.replace(/\/?$/, '/'),
  };
}
