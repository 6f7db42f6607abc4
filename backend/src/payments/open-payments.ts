import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { TERMS_CHANGE } from '../contracts/contract.events.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { PurchaseBook, type Mover } from './purchase/purchase.book.js';
import { Purchase } from './purchase/purchase.entity.js';
import { PurchaseStatus } from './purchase/purchase.status.js';

const { CREATED, AUTHORISED, CLAIMED } = PurchaseStatus;
const TERMS_CHANGED = { action: 'release', cause: 'terms-changed' } as const;

/**
 * What an edit of a contract does to payments that are open. The caller has locked the contract, as every claim does
 * first, so that a claim comes wholly before or wholly after the edit.
 */
@Injectable()
export class OpenPayments {
  constructor(
    private readonly book: PurchaseBook,
    events: Events,
  ) {
    events.on(TERMS_CHANGE, (tx, { contractId, by }) => this.release(tx, contractId, by));
  }

  /** A buyer was first, and the charge is under way. */
  isClaimed(tx: Tx, contractId: string): Promise<boolean> {
    return tx.manager.existsBy(Purchase, { contractId, status: CLAIMED });
  }

  /** A purchase has the contract, whatever its status. */
  async isHeld(tx: Tx, contractId: string): Promise<boolean> {
    return (await this.book.findHolder(tx, contractId)) !== null;
  }

  /** This buyer's purchase has it. */
  async isHeldBy(tx: Tx, contractId: string, buyerId: string): Promise<boolean> {
    return (await this.book.findHolder(tx, contractId))?.buyerId === buyerId;
  }

  /** Releases the payments that were opened under the old terms; a job then releases the holds at the provider. */
  private async release(tx: Tx, contractId: string, by: Mover): Promise<void> {
    const open = await tx.manager.find(Purchase, {
      select: { id: true },
      where: { contractId, status: In([CREATED, AUTHORISED]) },
      order: { id: 'ASC' },
    });
    for (const { id } of open) {
      // the payment may have ended since it was read
      const purchase = await this.book.lock(tx, id);
      if (purchase.status === CREATED || purchase.status === AUTHORISED)
        await this.book.move(tx, purchase, TERMS_CHANGED, by);
    }
  }
}
