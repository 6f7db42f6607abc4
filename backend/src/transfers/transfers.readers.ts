import { Injectable } from '@nestjs/common';
import { ContractStatus } from '../contracts/contract.status.js';
import { PrivateFacts } from '../contracts/facts/private-facts.js';
import { Database } from '../database/database.js';
import { Transfer } from './transfer.entity.js';

/**
 * Tells contracts which buyer may read their private facts: the one of the newest transfer, once both parties have
 * accepted it, and after its end for as long as the contract is completed by it. A contract that is listed once more has
 * the facts of its next holder.
 */
@Injectable()
export class TransfersReaders {
  constructor(database: Database, facts: PrivateFacts) {
    facts.register(async (buyerId, { id: contractId, status }) => {
      const newest = await database.manager.findOne(Transfer, {
        select: { buyerId: true, status: true },
        where: { contractId },
        order: { createdAt: 'DESC' },
      });
      if (newest?.buyerId !== buyerId) return false;
      const isHandedOver = newest.status === 'completed' && status === ContractStatus.COMPLETED;
      return newest.status === 'in-progress' || isHandedOver;
    });
  }
}
