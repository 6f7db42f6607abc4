import {
  availabilityOf,
  listingStopText,
  offerFor,
  saleStopText,
  type AvailabilityRule,
  type Offer,
} from '@handover/domain/availability';
import { AppError } from '../common/api/errors.js';
import { placeById, stateOfText } from '../places/find-place.js';
import type { ContractType } from './contract.columns.js';

interface Located {
  /** Null if the location names no known place. */
  placeId: number | null;
  location: string;
}
interface Placed extends Located {
  type: ContractType;
}

/**
 * The operator's decisions as this process knows them. The room `availability` sets them at the start and after each
 * change, so that no read of a contract asks the database for them. A claim reads them from the database.
 */
let current = availabilityOf([]);

export function setAvailabilityNow(rules: readonly AvailabilityRule[]): void {
  current = availabilityOf(rules);
}

/** The state of the contract's place, or the one that its location names; null if that is not known. */
export const stateOfContract = ({ placeId, location }: Located): string | null =>
  (placeId === null ? null : placeById(placeId)?.state) ?? stateOfText(location);

const NOTHING_DECIDED: Offer = { state: null, mode: 'open', feeRule: 'standard', stop: null };

/** What holds for the contract now. Most types are open everywhere, so that lists need not find the state. */
export const offerOf = (contract: Placed): Offer =>
  current.has(contract.type) ? offerFor(current, contract.type, stateOfContract(contract)) : NOTHING_DECIDED;

/** Refuses a sale. `money` says what happened to a payment. */
export function notOffered(offer: Pick<Offer, 'stop' | 'state'>, money = ''): AppError {
  const details = offer.state === null ? { reason: 'STATE_NEEDED' as const } : { state: offer.state };
  return new AppError('NOT_OFFERED', `${saleStopText(offer) ?? ''} ${money}`.trim(), details);
}

/** Throws NOT_OFFERED if contracts of this kind cannot be listed there. */
export function refuseClosed(contract: Placed): void {
  const offer = offerOf(contract);
  const problem = listingStopText(offer);
  if (problem && offer.state !== null) throw new AppError('NOT_OFFERED', problem, { state: offer.state });
}
