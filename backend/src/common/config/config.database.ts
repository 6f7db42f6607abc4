import { ConfigError, list, type Read } from './config.values.js';

/** The addresses of the database: for requests, past a pooler, and of replicas. `password` is for those that have none. */
export function databasesFrom(read: Read, password: string | null) {
  const address = (name: string, url: string | null) => withPassword(postgresUrl(name, url), password);
  const url = address('DATABASE_URL', read('DATABASE_URL'));
  const directUrl = address('DATABASE_DIRECT_URL', read('DATABASE_DIRECT_URL'));
  if (directUrl && !url)
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.');
  const replicaUrls = list(read('DATABASE_REPLICA_URLS')).map(
    (each) => address('DATABASE_REPLICA_URLS', each) as string,
  );
  if (replicaUrls.length > 0 && !url)
    throw new ConfigError('DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas.');
  return { url, directUrl, replicaUrls };
}

/** The drivers know one host per address, so an address with several would fail with a less helpful error. */
function postgresUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const [, rest] = /^postgres(?:ql)?:\/\/([^/?]*)/.exec(value) ?? [];
  if (rest === undefined) throw new ConfigError(`${name} must begin with postgres:// or postgresql://.`);
  if (rest.slice(rest.lastIndexOf('@')).includes(','))
    throw new ConfigError(
      `${name} must name one host: for a failover, the address of a proxy or a virtual address that leads to the primary.`,
    );
  if (!URL.canParse(value))
    throw new ConfigError(
      `${name} is not an address: characters such as @ / # : % in the password are written as %40 %2F %23 %3A %25.`,
    );
  return value;
}

/** A password with any characters, for an address that has none. */
function withPassword(url: string | null, password: string | null): string | null {
  if (!url || !password) return url;
  const address = new URL(url);
  if (!address.password) address.password = encodeURIComponent(password);
  return address.href;
}
