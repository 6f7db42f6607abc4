import {
  isDocumented,
  isRepeatedRefund,
  REPEATED_REFUNDS,
  STOPPED_BY_SELLER,
  type EarlierRefund,
} from '@handover/domain/transfers/repeated-refunds';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { ACCEPT_STEP } from '@handover/domain/transfers/step-template';
import { Injectable } from '@nestjs/common';
import { titlesOf } from '../../contracts/contract.rows.js';
import type { Tx } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { enqueue } from '../../jobs/jobs.js';
import { lockBuyer } from '../../users/accounts.js';
import type { Transfer } from '../transfer.entity.js';

/** SQL: the step at which a party refused, in a transfer `t` that has ended. */
const refusal = (condition: string): string =>
  `exists (select from transfer_steps s where s.transfer_id = t.id and s.status = 'refused' and ${condition})`;

/**
 * SQL: the buyer's own word led to the refund, also if an admin made it after a pause, or their bank took the fee. An admin
 * who refunds a contract that was not as listed has found the buyer's word true.
 */
const BY_BUYER = `t.fee_outcome = 'refund' and ${refusal(`s.refusal->>'by' = 'buyer' and s.refusal->>'reason' <> 'terms-differ'`)}
  or t.fee_outcome = 'none' and t.end_reason <> 'test-closed'
    and exists (select from transfer_steps s where s.transfer_id = t.id and s.key = '${ACCEPT_STEP.key}' and s.status = 'done')`;

/** SQL: also asks each transfer for the refusal that ended it. Served by the index transfers_bought. */
const EARLIER = `select t.end_reason as "endReason",
    t.seller_id in ($2, $3) and t.buyer_id in ($2, $3) as "isOfPair",
    ${refusal(`s.refusal->>'saidBy' is not null and s.refusal->>'saidOn' is not null`)} as "isDocumented"
  from transfers t
  where (t.buyer_id = $2 or t.buyer_id = $3 and t.seller_id = $2) and t.id <> $1
    and t.cancelled_at > now() - interval '${REPEATED_REFUNDS.days} days'
    and (t.end_reason in (${sqlList(REPEATED_REFUNDS.reasons)}) or ${BY_BUYER})`;

/** SQL: endings after the acceptance by the same seller in the days before. Served by the index transfers_sold. */
export const earlierStops = (seller: string, id: string, until: string): string =>
  `select from transfers e where e.seller_id = ${seller} and e.id <> ${id} and e.fee_outcome <> 'none'
     and e.end_reason in (${sqlList(STOPPED_BY_SELLER)})
     and e.cancelled_at between ${until} - interval '${REPEATED_REFUNDS.days} days' and ${until}`;

type Ended = Pick<Transfer, 'id' | 'contractId' | 'buyerId' | 'sellerId'>;

/**
 * Decides whether a refund waits for an admin, because the buyer, or the same two members, had such refunds before. One that
 * is owed for any reason waits for no one, and counts as an earlier one like all others.
 */
@Injectable()
export class EarlierRefunds {
  /** The state with its fee, for a transfer that has just ended with a refund. */
  async judge(tx: Tx, transfer: Ended, ended: TransferState): Promise<TransferState> {
    const { id, buyerId, sellerId } = transfer;
    const { endReason, feeRule } = ended;
    if (!endReason || !REPEATED_REFUNDS.reasons.includes(endReason)) return ended;
    // in one order, so that of several transfers that end at once each sees the others
    for (const account of [buyerId, sellerId].toSorted()) await lockBuyer(tx, account);
    if (STOPPED_BY_SELLER.includes(endReason)) await this.tellOfSeller(tx, transfer);
    if (feeRule === 'always-refund') return ended;
    const earlier = await tx.query<EarlierRefund>(EARLIER, [id, buyerId, sellerId]);
    const isRepeated = isRepeatedRefund({ endReason, isDocumented: isDocumented(ended) }, earlier);
    return isRepeated ? { ...ended, feeOutcome: 'undecided' } : ended;
  }

  /**
   * Tells the operator of a seller who stops transfers again and again: each one has cost a buyer their time. SQL: the
   * overview counts by the same condition.
   */
  private async tellOfSeller(tx: Tx, { id, sellerId, contractId }: Ended): Promise<void> {
    const [row] = await tx.query<{ stops: number }>(
      `select count(*)::int as stops from (${earlierStops('$1', '$2', 'now()')}) e`,
      [sellerId, id],
    );
    if (!row?.stops) return;
    const title = (await titlesOf(tx, [contractId])).get(contractId) ?? '';
    const text = `The seller has stopped ${row.stops + 1} transfers after the acceptance in the last ${REPEATED_REFUNDS.days} days. Look at their transfers, and suspend them if they waste the time of buyers.`;
    const data = { contractId, title: `Seller stopped again: ${title}`, text };
    await enqueue(tx, 'mail', { template: 'transfer-operator', to: null, data });
  }
}
