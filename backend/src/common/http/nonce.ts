import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const POLICY = 'Content-Security-Policy';

const STYLES = /style-src 'self'(?: 'nonce-([^']+)')?/;

/**
 * The nonce for the inline styles of a page, which the policy of its response allows from here on. Other responses have
 * none. To be called before the head is sent; throws if the response has no policy for styles.
 */
export function nonceFor(response: ServerResponse): string {
  const policy = String(response.getHeader(POLICY));
  const styles = STYLES.exec(policy);
  if (!styles) throw new Error(`The policy has no style-src 'self': ${policy}`);
  const [directive, given] = styles;
  if (given) return given;
  const nonce = randomUUID();
  response.setHeader(POLICY, policy.replace(directive, `${directive} 'nonce-${nonce}'`));
  return nonce;
}
