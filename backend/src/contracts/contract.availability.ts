import {
  availabilityOf,
  listingStopText,
  stateRuleFor,
  saleStopText,
  type AvailabilityRule,
  type StateRule,
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

const NOTHING_DECIDED: StateRule = { state: null, mode: 'open', feeRule: 'standard', stop: null };

/** What holds for the contract now. Most types are open everywhere, so that lists need not find the state. */
export const stateRuleOf = (contract: Placed): StateRule =>
  current.has(contract.type)
    ? stateRuleFor(current, contract.type, stateOfContract(contract))
    : NOTHING_DECIDED;

/** Refuses a sale. `money` says what happened to a payment. */
export function notOffered(rule: Pick<StateRule, 'stop' | 'state'>, money = ''): AppError {
  const details = rule.state === null ? { reason: 'STATE_NEEDED' as const } : { state: rule.state };
  return new AppError('NOT_OFFERED', `${saleStopText(rule) ?? ''} ${money}`.trim(), details);
}

/** Throws NOT_OFFERED if contracts of this kind cannot be listed there. */
export function refuseClosed(contract: Placed): void {
  const rule = stateRuleOf(contract);
  const problem = listingStopText(rule);
  if (problem && rule.state !== null) throw new AppError('NOT_OFFERED', problem, { state: rule.state });
}
