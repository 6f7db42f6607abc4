import { escaped } from '../common/http/escaped.js';
import { plainPage } from '../common/http/plain-page.js';
import type { Stopped } from './unsubscriptions.js';

const choose = ({ tab }: Pick<Stopped, 'tab'>): string =>
  `<a href="/account?tab=${tab}">Choose which emails you get</a>`;

/** Asks: opening a link changes nothing, because mail programs open links to check them. */
export const askPage = (what: Stopped, token: string, nonce: string): string =>
  plainPage({
    title: 'Stop these emails?',
    nonce,
    body: `<p>You will no longer get emails about: ${escaped(what.about)}. We will still email you about deadlines and money.</p>
<form method="post" action="/api/unsubscribe?token=${encodeURIComponent(token)}">
<input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>
${choose(what)}`,
  });

export const donePage = (what: Stopped, nonce: string): string =>
  plainPage({
    title: 'You are unsubscribed',
    nonce,
    body: `<p>You will no longer get emails about: ${escaped(what.about)}.</p>\n${choose(what)}`,
  });

export const wrongLinkPage = (nonce: string): string =>
  plainPage({
    title: 'This link is not complete',
    nonce,
    body: `<p>Please open the link in the email again, or change your choice in your account.</p>\n${choose({ tab: 'notifications' })}`,
  });
