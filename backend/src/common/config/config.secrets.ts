import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.values.js';

interface Place {
  production: boolean;
  databaseUrl: string | null;
  dataDir: string;
}

export function sessionSecretFrom(given: string | null, { production, databaseUrl, dataDir }: Place): string {
  if (given) {
    if (given.length < 32) throw new ConfigError('SESSION_SECRET must have at least 32 characters.');
    return given;
  }
  if (production || databaseUrl)
    throw new ConfigError(
      'SESSION_SECRET is required in production and with DATABASE_URL: set it to a random text of 32 characters or more.',
    );
  return storedSecret(dataDir, 'session-secret');
}

/** A random secret that is created once and kept in DATA_DIR, so that sessions survive a restart. */
function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** 24 hex digits for one purpose, equal in every process, that reveal nothing of the session secret. */
export const derivedSecret = (sessionSecret: string, purpose: string): string =>
  createHmac('sha256', sessionSecret).update(purpose).digest('hex').slice(0, 24);
