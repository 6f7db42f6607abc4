import type { Party } from '@handover/domain/transfers/transfer-life';
import type { Viewer } from '../../common/api/request-of.js';
import type { Transfer } from '../transfer.entity.js';

/** The viewer's part in the transfer; null for everyone else, staff included. */
export function partyOf(
  { buyerId, sellerId }: Pick<Transfer, 'buyerId' | 'sellerId'>,
  { id }: Pick<Viewer, 'id'>,
): Party | null {
  if (id === sellerId) return 'holder';
  return id === buyerId ? 'buyer' : null;
}
