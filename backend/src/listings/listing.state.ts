import type { ListedContract } from '@handover/domain/listings/listing-life';
import type { Contract } from '../contracts/contract.entity.js';

/** A contract with its original texts, as the rules of listings take it. */
export const listedContract = (contract: Contract): ListedContract => ({
  status: contract.status,
  offMarketReason: contract.offMarketReason,
  offMarketAt: contract.offMarketAt,
  isHidden: contract.hiddenAt !== null,
  isHeld: contract.held ?? false,
  monthsLeft: contract.currentRemainingMonths,
});
