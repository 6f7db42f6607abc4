import { Resolver } from 'node:dns';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

/** A wrong or missing setting; its message is one plain sentence for the person who starts the product. */
export class ConfigError extends Error {}

/** The value of a setting without spaces around it; null if it is not set. */
export type Read = (name: string) => string | null;

/** The entries of a comma-separated list. */
export function list(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network, or one of Express's names for private networks; host names are not resolved. */
export function proxyAddress(value: string): string {
  const [address = '', bits, ...rest] = value.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  if (PROXY_NETWORKS.includes(value) || (isIP(address) && isNetwork && rest.length === 0)) return value;
  throw new ConfigError(
    `TRUSTED_PROXIES must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8; ${value} is neither.`,
  );
}

/** A label of a domain name, such as `s1` or `mail.2026`. */
export function dkimSelector(value: string): string {
  if (/^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i.test(value)) return value;
  throw new ConfigError(`MAIL_DKIM_SELECTOR must be the selectors of DKIM keys, by comma; ${value} is none.`);
}

/** An IP address, with a port if it is not 53. */
export function nameServer(value: string | null): string | null {
  try {
    if (value) new Resolver().setServers([value]);
    return value;
  } catch {
    throw new ConfigError('DNS_SERVER must be an IP address, such as 127.0.0.1 or 127.0.0.1:5353.');
  }
}

export function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

export function share(name: string, value: string): number {
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) throw new ConfigError(`${name} must be a number from 0 to 1.`);
  return number;
}

export function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  if (!allowed.includes(value as T)) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}.`);
  return value as T;
}

export function httpUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:\/\//.test(value))
    throw new ConfigError(`${name} must be an address that begins with http:// or https://.`);
  return value.replace(/\/+$/, '');
}

/**
 * NAME_FILE names a file with the value of NAME, as secrets of containers and systemd are passed. Files are read for the
 * settings that are asked for only: other programs have variables such as SSL_CERT_FILE.
 */
export const withFiles = (env: Record<string, string | undefined>): Record<string, string | undefined> =>
  new Proxy(env, {
    get(all, name: string) {
      const fileName = `${name}_FILE`;
      return Object.hasOwn(all, fileName) && all[fileName] ? contentOf(fileName, all[fileName]) : all[name];
    },
  });

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${name} cannot be read: ${(error as Error).message}.`);
  }
}
