import { listingStopText } from '@handover/domain/availability';
import { problemOf, type ListedContract } from '@handover/domain/listings/listing-life';
import type { Contract } from '../contracts/contract.entity.js';

/** A contract with its original texts, as the rules of listings take it. */
export const listedContract = (contract: Contract): ListedContract => ({
  status: contract.status,
  offMarketReason: contract.offMarketReason,
  offMarketAt: contract.offMarketAt,
  isHidden: contract.hiddenAt !== null,
  isHeld: contract.held ?? false,
  listingStop: listingStopText(contract.stateRule),
  monthsLeft: contract.currentRemainingMonths,
});

const BY_CLOCK: ReadonlySet<ListedContract['offMarketReason']> = new Set(['expired', 'holder-silent']);

/**
 * What the button in an email does now; null if nothing: any renewal moves `freshUntil`, so that an older email names
 * another time, and what its holder paused or withdrew since comes back in the account only.
 */
export function renewalOf(
  state: ListedContract,
  freshUntil: { named: string; stored: string | null },
  now: string,
): 'renew' | 'relist' | null {
  if (freshUntil.named !== freshUntil.stored) return null;
  const action = state.status === 'active' ? 'renew' : 'relist';
  if (problemOf(state, action, now)) return null;
  return action === 'relist' && !BY_CLOCK.has(state.offMarketReason) ? null : action;
}
