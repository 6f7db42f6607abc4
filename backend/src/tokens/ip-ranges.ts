import { BlockList, isIP } from 'node:net';

const MOST_BITS = { 4: 32, 6: 128 } as const;

interface Range {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Reads an address, or a range such as 203.0.113.0/24; null for anything else. */
function rangeOf(text: string): Range | null {
  const [, address = '', given] = /^([0-9A-Fa-f.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address) as 0 | 4 | 6;
  if (version === 0) return null;
  const bits = given === undefined ? MOST_BITS[version] : Number(given);
  return bits <= MOST_BITS[version] ? { address, bits, family: `ipv${version}` } : null;
}

export const isRange = (text: string): boolean => rangeOf(text) !== null;

/** Whether the ranges have the address; without ranges, all of them. An IPv4 address mapped into IPv6 counts as itself. */
export function isInRanges(ip: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const version = isIP(ip);
  if (version === 0) return false;
  const allowed = new BlockList();
  for (const text of ranges) {
    const range = rangeOf(text);
    if (range) allowed.addSubnet(range.address, range.bits, range.family);
  }
  return allowed.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}
