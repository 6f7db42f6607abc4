import {
  isDocumented,
  isRepeatedRefund,
  REPEATED_REFUNDS,
  type EarlierRefund,
} from '@handover/domain/transfers/repeated-refunds';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { lockBuyer } from '../../users/accounts.js';
import type { Transfer } from '../transfer.entity.js';

/** SQL: also asks each transfer for the refusal that ended it. Served by the index transfers_bought. */
const EARLIER = `select t.end_reason as "endReason",
    t.seller_id in ($2, $3) and t.buyer_id in ($2, $3) as "isOfPair",
    exists (select from transfer_steps s where s.transfer_id = t.id and s.status = 'refused'
      and s.refusal->>'saidBy' is not null and s.refusal->>'saidOn' is not null) as "isDocumented"
  from transfers t
  where (t.buyer_id = $2 or t.buyer_id = $3 and t.seller_id = $2) and t.id <> $1
    and t.end_reason in (${sqlList(REPEATED_REFUNDS.reasons)})
    and t.cancelled_at > now() - interval '${REPEATED_REFUNDS.days} days'`;

/**
 * Decides whether a refund waits for an admin, because the buyer, or the same two members, had such refunds before. One that
 * is owed for any reason waits for no one, and counts as an earlier one like all others.
 */
@Injectable()
export class EarlierRefunds {
  /** The state with its fee, for a transfer that has just ended with a refund. */
  async judge(
    tx: Tx,
    { id, buyerId, sellerId }: Pick<Transfer, 'id' | 'buyerId' | 'sellerId'>,
    ended: TransferState,
  ): Promise<TransferState> {
    const { endReason, feeRule } = ended;
    if (!endReason || !REPEATED_REFUNDS.reasons.includes(endReason)) return ended;
    if (feeRule === 'always-refund') return ended;
    // in one order, so that of several transfers that end at once each sees the others
    for (const account of [buyerId, sellerId].toSorted()) await lockBuyer(tx, account);
    const earlier = await tx.query<EarlierRefund>(EARLIER, [id, buyerId, sellerId]);
    const isRepeated = isRepeatedRefund({ endReason, isDocumented: isDocumented(ended) }, earlier);
    return isRepeated ? { ...ended, feeOutcome: 'undecided' } : ended;
  }
}
