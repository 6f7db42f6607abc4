import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { defineEvent } from '../database/events.js';
import type { Purchase } from './purchase/purchase.entity.js';

/** The fee was captured, so the transfer begins. */
export const PURCHASE_PAID = defineEvent<Purchase>('purchase.paid');

/** A paid purchase took a step that its transfer did not cause: a refund, a dispute, its end. */
export const PAID_PURCHASE_MOVED = defineEvent<{ before: Purchase; after: Purchase }>('purchase.moved');

interface Answers {
  /** Refuses a buyer who withdrew from many transfers shortly after paying, or has yet to accept as many. */
  refuseBuyer: (buyerId: string) => Promise<void>;
  /** The same question for a buyer who is about to be charged; `charging` other fees are being charged to them. */
  mayBuy: (tx: Tx, buyerId: string, charging: number) => Promise<boolean>;
  /** Whether the transfer of the purchase goes on, although the bank has taken the fee. */
  goesOn: (tx: Tx, purchaseId: string) => Promise<boolean>;
}

/** What payments ask about a buyer and a transfer. The module of transfers, which knows, stands above this one and registers the answers. */
@Injectable()
export class BuyerQuestions {
  private registered: Answers | null = null;

  register(answers: Answers): void {
    this.registered = answers;
  }

  get answers(): Answers {
    if (!this.registered) throw new Error('No module has registered what is known about buyers.');
    return this.registered;
  }
}
