import { AppError } from './errors.js';
import { viewerOf, type RequestContext } from './request-of.js';

/**
 * No admin decides about their own money or transfer: asked before a refund, a decision about a fee or a transfer, a status
 * that ends one, the resolution of a report, and what moderators do with a text. An own contract may be edited and deleted.
 */
export function refuseParty(caller: RequestContext, parties: readonly string[]): void {
  if (parties.includes(viewerOf(caller).id))
    throw new AppError('CONFLICT', 'You are a party to this, so another admin has to do it.');
}
