import { timingSafeEqual } from 'node:crypto';
import { unauthorized } from './errors.js';
import type { SandboxOptions } from './sandbox.options.js';

/** The key of a request: `Authorization: Bearer KEY`, or Basic with the key as the user name. */
export function keyOf(
  authorization: string | undefined,
  { secretKey, publishableKey }: Pick<SandboxOptions, 'secretKey' | 'publishableKey'>,
): 'secret' | 'publishable' {
  const given = readKey(authorization);
  if (!given)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  if (same(given, secretKey)) return 'secret';
  if (same(given, publishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${masked(given)}`, 'api_key_invalid');
}

export const secretKeyRequired = () =>
  unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );

function readKey(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').trim().split(/\s+/, 2);
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0];
  return undefined;
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const masked = (key: string) =>
  key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(Math.min(key.length - 12, 20))}${key.slice(-4)}` : '****';
