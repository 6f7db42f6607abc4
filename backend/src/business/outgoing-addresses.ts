import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '../common/api/errors.js';

/** Asks for all addresses of a host, as `lookup` of `node:dns` does with `all`. */
export type Resolve = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export const RESOLVE: Resolve = (host, options, callback) => systemLookup(host, options, callback);

/** Where all addresses of the public internet are; other IPv6 addresses lead to machines nearby, or embed an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Is in a public range, and answers virtual machines of Azure with what configures them. */
const CLOUD_HOSTS = ['168.63.129.16'];

const LOOPBACK_NAMES = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Also for a name that is not found, so that callers cannot probe for names of a private network. */
export const refusedAddress = (host: string): AppError =>
  new AppError('VALIDATION', `${host} was not found on the public internet.`);

/** The name server failed, which says nothing about the name: the next lookup may find it. */
const notLookedUp = (host: string): AppError =>
  new AppError('UNAVAILABLE', `${host} could not be looked up: the name server does not answer.`);

/** A URL leaves out 443. Others are those of mail servers, databases and the like. */
const PORTS = ['', '8443'];

/** True for an address on the public internet; for one of this machine too, with `loopback`. */
export function isAllowed(address: string, loopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  if (range !== 'unicast' || CLOUD_HOSTS.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/**
 * Throws VALIDATION unless the URL is https, or http to this machine with `loopback`, and its host no address that is
 * refused, and its port 443 or 8443. A URL has each notation of an IPv4 address as four decimal numbers.
 */
export function refuseUrl({ protocol, hostname, port, username, password }: URL, loopback: boolean): void {
  const isLocal = loopback && LOOPBACK_NAMES.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new AppError('VALIDATION', 'The address must begin with https://.');
  if (!isLocal && !PORTS.includes(port))
    throw new AppError('VALIDATION', 'The address must have the port 443 or 8443.');
  if (username || password)
    throw new AppError('VALIDATION', 'The address must not contain a user name or a password.');
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address) && !isAllowed(address, loopback)) throw refusedAddress(hostname);
}

/**
 * A lookup for connections, which go to the addresses that it has checked: a name that has another address a moment later
 * leads nowhere else. All of them must be allowed.
 */
export const guardedLookup =
  (resolve: Resolve, loopback: boolean): LookupFunction =>
  (host, { all }, callback) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error?.code === 'EAI_AGAIN') callback(notLookedUp(host), '', 0);
      else if (error || !first || addresses.some(({ address }) => !isAllowed(address, loopback)))
        callback(refusedAddress(host), '', 0);
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
