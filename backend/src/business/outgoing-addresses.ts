import { lookup as systemLookup, promises, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '../common/api/errors.js';

/** Asks for all addresses of a host, as `lookup` of `node:dns` does with `all`. */
export type Resolve = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Where all addresses of the public internet are; other IPv6 addresses lead to machines nearby, or embed an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Is in a public range, and answers virtual machines of Azure with what configures them. */
const CLOUD_HOSTS = ['168.63.129.16'];

const LOOPBACK_NAMES = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The name servers know no such name, or no address of it. */
const NOT_KNOWN = ['ENOTFOUND', 'ENODATA'];

/**
 * Asks the name servers of this machine without its own lookup: that has two threads in a process, also for emails and
 * payments, and a name server that keeps silent occupies one for as long as it does.
 */
export const askNameServers =
  ({ servers = [] as string[], timeout = 2_000 } = {}): Resolve =>
  (host, options, callback) => {
    if (LOOPBACK_NAMES.test(host)) return systemLookup(host, options, callback);
    const resolver = new promises.Resolver({ timeout, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const answers = Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    void answers.then(([four, six]) => {
      const of = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
        answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
      const addresses = [...of(four, 4), ...of(six, 6)];
      if (addresses.length > 0) return callback(null, addresses);
      const isKnownAbsent = [four, six].every(
        (answer) =>
          answer.status === 'fulfilled' ||
          NOT_KNOWN.includes((answer.reason as { code?: string }).code ?? ''),
      );
      const code = isKnownAbsent ? 'ENOTFOUND' : 'EAI_AGAIN';
      callback(Object.assign(new Error(`${code} ${host}`), { code }), []);
    });
  };

export const RESOLVE: Resolve = askNameServers();

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
