import type { IncomingMessage } from 'node:http';
import type { Config } from '../common/config/config.js';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** Headers that proxies add: with one of these the caller is on another machine, even if the proxy is on this one. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
const OWN_NAMES = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * True for a caller on this machine, and false for one that came through a proxy or a foreign name (DNS rebinding).
 * With a proxy on the same machine every request comes from loopback, and not every proxy adds a header: so in
 * production and with TRUSTED_PROXIES it is always false.
 */
export const isFromThisMachine = (
  { socket, headers }: IncomingMessage,
  { production, trustedProxies }: Pick<Config, 'production' | 'trustedProxies'>,
): boolean =>
  !production &&
  trustedProxies.length === 0 &&
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAMES.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);
