import type { FavouriteEvent, SavedFacts } from '@handover/domain/notifications/notification-events';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import type { Favourite } from './favourite.entity.js';

const MOVED: Record<ContractStatus, FavouriteEvent> = {
  [ContractStatus.ACTIVE]: 'favourite-back',
  [ContractStatus.PENDING]: 'favourite-in-transfer',
  [ContractStatus.COMPLETED]: 'favourite-gone',
  [ContractStatus.CANCELLED]: 'favourite-gone',
};

/** Null for what the member need not be told: their own contract, and new terms of one that is not for sale. */
export function eventOf(
  known: Pick<Favourite, 'userId' | 'toldStatus'>,
  { userId, status }: Pick<Contract, 'userId' | 'status'>,
): FavouriteEvent | null {
  if (known.userId === userId) return null;
  const [before, now] = [MOVED[known.toldStatus], MOVED[status]];
  if (before !== now) return now;
  return status === ContractStatus.ACTIVE && known.toldStatus === status ? 'favourite-changed' : null;
}

/** The old and the new payment, if it changed. */
export const factsOf = (
  { toldPayment: before }: Pick<Favourite, 'toldPayment'>,
  { monthlyPayment: after }: Pick<Contract, 'monthlyPayment'>,
): SavedFacts => (before === after ? {} : { before, after });
