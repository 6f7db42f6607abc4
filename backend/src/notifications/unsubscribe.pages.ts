import { NOTIFICATION_KINDS } from '@handover/domain/notifications/notification-kinds';
import { escaped } from '../common/escaped.js';
import { plainPage } from '../common/plain-page.js';
import type { Unsubscription } from './unsubscribe.tokens.js';

const labels = ({ kinds }: Unsubscription): string =>
  escaped(kinds.map((kind) => NOTIFICATION_KINDS[kind].label).join(', '));
const CHOOSE = '<a href="/account?tab=notifications">Choose which emails you get</a>';

/** Asks: opening a link changes nothing, because mail programs open links to check them. */
export const askPage = (what: Unsubscription, token: string, nonce: string): string =>
  plainPage({
    title: 'Stop these emails?',
    nonce,
    body: `<p>You will no longer get emails about: ${labels(what)}. We will still email you about deadlines and money.</p>
<form method="post" action="/api/unsubscribe?token=${encodeURIComponent(token)}">
<input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>
${CHOOSE}`,
  });

export const donePage = (what: Unsubscription, nonce: string): string =>
  plainPage({
    title: 'You are unsubscribed',
    nonce,
    body: `<p>You will no longer get emails about: ${labels(what)}.</p>\n${CHOOSE}`,
  });

export const wrongLinkPage = (nonce: string): string =>
  plainPage({
    title: 'This link is not complete',
    nonce,
    body: `<p>Please open the link in the email again, or change your choice in your account.</p>\n${CHOOSE}`,
  });
