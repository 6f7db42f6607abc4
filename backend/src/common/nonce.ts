import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const POLICY = 'Content-Security-Policy';

/**
 * A nonce for the inline styles of a page, which the policy of its response allows from here on. Other responses have
 * none. To be called once, before the head is sent.
 */
export function nonceFor(response: ServerResponse): string {
  const nonce = randomUUID();
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`));
  return nonce;
}
