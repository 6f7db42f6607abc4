import { AppError } from './errors.js';
import { viewerOf, type RequestContext } from './request-of.js';

/** Every decision of an admin about a purchase, a contract, a report or a transfer asks this: no one decides for themselves. */
export function refuseParty(caller: RequestContext, parties: readonly string[]): void {
  if (parties.includes(viewerOf(caller).id))
    throw new AppError('CONFLICT', 'You are a party to this, so another admin has to do it.');
}
