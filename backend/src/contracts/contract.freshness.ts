import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import type { QueryDeepPartialEntity } from 'typeorm';
import { LISTING_TIME } from '../settings/listing-days.js';
import type { Contract } from './contract.entity.js';
import { ContractStatus } from './contract.status.js';

type Change = QueryDeepPartialEntity<Contract>;

const now = () => 'now()';

/** SQL expression: how long a contract is fresh after a sign of life of its holder now. */
export const FRESH_FROM_NOW = `now() + ${LISTING_TIME}`;

/** What a sign of life writes. */
export const isFresh = (): Change => ({ freshUntil: () => FRESH_FROM_NOW, freshReminders: 0 });

/**
 * What every change of the status writes, so that reason, freshness and time always fit to it. A contract that is for sale
 * again counts as listed now, whoever put it back: alerts of saved searches look for that time.
 */
export function inStatus(status: ContractStatus, reason: OffMarketReason | null = null): Change {
  const isOff = status === ContractStatus.CANCELLED;
  return {
    status,
    offMarketReason: isOff ? reason : null,
    offMarketAt: isOff ? now : null,
    updatedAt: now,
    ...(status === ContractStatus.ACTIVE && { ...isFresh(), listedAt: now }),
  };
}
