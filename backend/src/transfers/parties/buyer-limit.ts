import { DAY_MS } from '@handover/domain/days';
import { FEE_RULES } from '@handover/domain/fee-rule';
import { ACCEPT } from '@handover/domain/transfers/step-template';
import { EARLY_WITHDRAWALS, mayPayAgain } from '@handover/domain/transfers/transfer-endings';
import { Injectable } from '@nestjs/common';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { AppError } from '../../common/api/errors.js';
import { Database, type Tx } from '../../database/database.js';
import { TOO_MANY_PROPOSALS } from '../../payments/payments.complete.js';
import { TransferStep } from '../transfer-step.entity.js';
import { Transfer } from '../transfer.entity.js';

/** Limits how many contracts a buyer may take off the market without accepting their transfers. */
@Injectable()
export class BuyerLimit {
  constructor(private readonly database: Database) {}

  /** When a payment is opened, so that the buyer learns of it before they enter a card. */
  async refuse(buyerId: string): Promise<void> {
    const { count, days } = EARLY_WITHDRAWALS;
    const { manager } = this.database;
    const ended = await endedEarly(manager, buyerId);
    if (mayPayAgain(ended.length, await unaccepted(manager, buyerId))) return;
    if (ended.length < count)
      throw new AppError('RATE_LIMITED', TOO_MANY_PROPOSALS, { retryAfterSeconds: 60 });
    const freeAt = Date.parse(ended.at(-1)?.cancelledAt as string) + days * DAY_MS;
    throw new AppError(
      'RATE_LIMITED',
      `You stepped back from ${count} transfers within ${days} days. Please wait before you buy again, or contact us.`,
      { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - Date.now()) / 1000)) },
    );
  }

  /** Before the charge; the caller has locked the buyer's account. */
  async mayBuy({ manager }: Tx, buyerId: string, charging: number): Promise<boolean> {
    const ended = await endedEarly(manager, buyerId);
    return mayPayAgain(ended.length, (await unaccepted(manager, buyerId)) + charging);
  }
}

/** Newest first, as many as the limit asks for. */
function endedEarly(manager: EntityManager, buyerId: string): Promise<Pick<Transfer, 'cancelledAt'>[]> {
  const { reasons, count, days } = EARLY_WITHDRAWALS;
  const since = new Date(Date.now() - days * DAY_MS).toISOString();
  return manager.find(Transfer, {
    select: { cancelledAt: true },
    where: FEE_RULES.map((feeRule) => ({
      ...{ buyerId, feeRule },
      endReason: In(reasons[feeRule]),
      cancelledAt: MoreThan(since),
    })),
    order: { cancelledAt: 'DESC' },
    take: count,
  });
}

/** Open proposals that the buyer has not accepted. */
const unaccepted = (manager: EntityManager, buyerId: string): Promise<number> =>
  manager
    .createQueryBuilder(Transfer, 'transfer')
    .innerJoin(TransferStep, 'accept', 'accept.transferId = transfer.id and accept.key = :key', {
      key: ACCEPT,
    })
    .where('transfer.buyerId = :buyerId and transfer.status = :status', { buyerId, status: 'proposed' })
    .andWhere('accept.buyerSaidAt is null')
    .getCount();
