import { escaped } from '../common/http/escaped.js';
import { plainPage } from '../common/http/plain-page.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';

const LISTINGS = '<a href="/account?tab=listings">See your listings</a>';
const day = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });

/** Asks: opening a link changes nothing, because mail programs open links to check them. */
export function askPage({ title, status }: Contract, token: string, nonce: string): string {
  const isLive = status === ContractStatus.ACTIVE;
  return plainPage({
    title: isLive ? 'Still available?' : 'List it again?',
    nonce,
    body: `<p>${escaped(title)}</p>
<p>${isLive ? 'One click keeps your contract listed.' : 'One click puts your contract back on the market. Its questions are kept.'}</p>
<form method="post" action="/api/renewal?token=${encodeURIComponent(token)}"><button>${isLive ? 'Yes, keep it listed' : 'List it again'}</button></form>
${LISTINGS}`,
  });
}

export const donePage = ({ title, freshUntil }: Contract, nonce: string): string =>
  plainPage({
    title: 'Your contract is listed',
    nonce,
    body: `<p>${escaped(title)} stays listed${freshUntil ? ` until ${day(freshUntil)}` : ''}.</p>\n${LISTINGS}`,
  });

export const oldLinkPage = (nonce: string): string =>
  plainPage({
    title: 'This link no longer works',
    nonce,
    body: `<p>It has already been used, is incomplete, or the listing has changed since. Check its status in My Account.</p>\n${LISTINGS}`,
  });
