import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { ConfigError } from './config.values.js';

/** After this, a connection on which nothing arrives is closed; ioredis then makes a new one. */
const SILENT_MS = 2_000;

const ADDRESS =
  /^(rediss?)(?:\+(sentinel|cluster))?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?]+)(?:\/([^/?]*))?(?:\/(\d+))?$/;

/** Seeds of `redis+cluster://host,host` and sentinels of `redis+sentinel://host,host/name`; null for one server. */
function severalHosts(url: string) {
  const [, scheme, kind, username, password, hosts = '', name, db] = ADDRESS.exec(url) ?? [];
  if (!kind) return null;
  const usual = kind === 'sentinel' ? 26379 : 6379;
  return {
    kind,
    name,
    nodes: hosts.split(',').map((host) => {
      const { hostname, port } = new URL(`tcp://${host}`);
      return { host: hostname, port: Number(port || usual) };
    }),
    options: {
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(scheme === 'rediss' && { tls: {} }),
      ...(db && { db: Number(db) }),
    },
  };
}

export function redisUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const isOne = /^rediss?:\/\//.test(value) && URL.canParse(value);
  const several = isOne ? null : severalHosts(value);
  if (!isOne && (!several || (several.kind === 'sentinel' && !several.name)))
    throw new ConfigError(
      `${name} must begin with redis:// or rediss://, or be redis+sentinel://host,host/name or redis+cluster://host,host.`,
    );
  return value;
}

/**
 * Fails fast: commands are not queued while Redis is away and not repeated, and a server that does not answer is
 * disconnected, so that only the first command waits for it.
 */
export function connectRedis(url: string, given: RedisOptions = {}): Redis | Cluster {
  const options: RedisOptions = { socketTimeout: SILENT_MS, disconnectTimeout: 500, ...given };
  const several = severalHosts(url);
  const redis = !several
    ? new Redis(url, options)
    : several.kind === 'sentinel'
      ? new Redis({ ...options, ...several.options, sentinels: several.nodes, name: several.name })
      : new Cluster(several.nodes, {
          redisOptions: { ...options, ...several.options },
          enableOfflineQueue: options.enableOfflineQueue,
        });
  redis.on('error', () => undefined);
  return redis;
}
