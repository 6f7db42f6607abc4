import { isIPv6 } from 'node:net';

/**
 * What rate limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address, since one connection
 * usually owns a whole /64. An IPv4 address mapped into IPv6 counts as itself; a port that a proxy adds is left out.
 */
export function sourceOf(address: string): string {
  const bare = address.replace(/^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]+)\](?::\d+)?$/, '$1$2').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups in lower-case hex without leading zeros; URL knows every way to write an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  return tail === undefined
    ? left
    : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const ipv4Of = (groups: string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
