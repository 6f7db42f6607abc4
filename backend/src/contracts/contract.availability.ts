import {
  availabilityOf,
  listingStopText,
  offerFor,
  saleStopText,
  type AvailabilityRule,
  type Offer,
} from '@handover/domain/availability';
import { AppError } from '../common/api/errors.js';
import { placeById } from '../places/find-place.js';
import type { ContractType } from './contract.columns.js';

interface Placed {
  type: ContractType;
  /** Null if the location names no known place. */
  placeId: number | null;
}

/**
 * The operator's decisions as this process knows them. The room `availability` sets them at the start and after each
 * change, so that no read of a contract asks the database for them. A claim reads them from the database.
 */
let current = availabilityOf([]);

export function setAvailabilityNow(rules: readonly AvailabilityRule[]): void {
  current = availabilityOf(rules);
}

export const stateOfPlace = (placeId: number | null): string | null =>
  placeId === null ? null : (placeById(placeId)?.state ?? null);

/** What holds for the contract now. */
export const offerOf = ({ type, placeId }: Placed): Offer => offerFor(current, type, stateOfPlace(placeId));

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
