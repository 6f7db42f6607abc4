import type { IncomingMessage } from 'node:http';
import { isRobot } from '../common/http/robot.js';
import type { SourceKind } from './visit-source.entity.js';

export interface VisitSource {
  kind: SourceKind;
  name: string;
}

/** The name of a referrer for visits without one: a typed address, a bookmark, an app. */
export const DIRECT = 'direct';
const LONGEST_HOST = 100;
/** Letters, digits and hyphens with a top-level domain, so that an IP address is none. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const UTM_SOURCE = /[?&]utm_source=([^&#]*)/;
const NAME = /^[a-z0-9._-]{1,40}$/;

/**
 * Where the visit that begins with this page came from; empty if the page was opened from the site itself, by a robot
 * or in advance. Only the host of the referrer is read, never its path.
 */
export function sourcesOf(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  ownHost: string,
): VisitSource[] {
  if (method !== 'GET' || isRobot(headers['user-agent']) || isAhead(headers)) return [];
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'same-site') return [];
  const referrer = referrerHost(headers.referer);
  if (referrer === ownHost || referrer === headers.host?.toLowerCase()) return [];
  const campaign = utmSource(url);
  return [
    { kind: 'referrer', name: isHost(referrer) ? withoutPort(referrer) : DIRECT },
    ...(campaign ? [{ kind: 'utm-source' as const, name: campaign }] : []),
  ];
}

/** A browser loads it in case its user goes there, or as a part of another page. */
function isAhead(headers: IncomingMessage['headers']): boolean {
  const destination = headers['sec-fetch-dest'];
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return (destination !== undefined && destination !== 'document') || purpose !== undefined;
}

/** The host with its port, in lower case. */
function referrerHost(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { protocol, host } = new URL(referer);
  return protocol === 'http:' || protocol === 'https:' ? host : null;
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

function isHost(host: string | null): host is string {
  if (host === null) return false;
  const name = withoutPort(host);
  return name.length <= LONGEST_HOST && HOST.test(name);
}

/** The cleaned `utm_source` of an address; null without one, or if it is no name. */
export function utmSource(url: string): string | null {
  const [, written] = UTM_SOURCE.exec(url) ?? [];
  if (!written) return null;
  const name = decoded(written)?.trim().toLowerCase().replaceAll(' ', '-') ?? '';
  return NAME.test(name) ? name : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
