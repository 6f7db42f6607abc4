import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import type { QueryDeepPartialEntity } from 'typeorm';
import { LISTING_TIME } from '../settings/setting.rows.js';
import type { Contract } from './contract.entity.js';
import { ContractStatus } from './contract.status.js';

type Change = QueryDeepPartialEntity<Contract>;

const now = () => 'now()';

/** SQL expression: until when a contract is fresh if its holder gives a sign of life now. */
export const FRESH_FROM_NOW = `now() + ${LISTING_TIME}`;

/** The columns that a sign of life writes. */
export const isFresh = (): Change => ({ freshUntil: () => FRESH_FROM_NOW, freshReminders: 0 });

/**
 * The columns that every change of status writes, so that reason, freshness and times fit the status. A contract that
 * is for sale again gets a new `listed_at`, which alerts of saved searches look for.
 */
export function inStatus(status: ContractStatus, reason: OffMarketReason | null = null): Change {
  const isOff = status === ContractStatus.CANCELLED;
  return {
    status,
    offMarketReason: isOff ? reason : null,
    offMarketAt: isOff ? now : null,
    updatedAt: now,
    // whoever lets it on the market approves it
    ...(!isOff && { awaitsApproval: false }),
    ...(status === ContractStatus.ACTIVE && { ...isFresh(), listedAt: now }),
  };
}
