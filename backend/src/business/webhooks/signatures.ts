import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from './webhook.entity.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

interface Signed {
  id: string;
  /** Unix seconds. */
  timestamp: number;
  payload: string;
}

/** A signature with each secret that is valid, as Standard Webhooks 1.0 describes: the receiver accepts any. */
export const signatures = (secrets: readonly string[], { id, timestamp, payload }: Signed): string =>
  secrets
    .map((secret) =>
      createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
        .update(`${id}.${timestamp}.${payload}`)
        .digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ');

export const secretsOf = (
  { secret, oldSecret, oldSecretUntil }: Pick<Webhook, 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  now: string,
): string[] => (oldSecret && oldSecretUntil && now < oldSecretUntil ? [secret, oldSecret] : [secret]);
