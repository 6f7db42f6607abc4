import type { OfferTerms } from '@handover/domain/candidates/offer-terms';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { defineEvent } from '../database/events.js';
import type { Purchase } from './purchase/purchase.entity.js';

/** The fee was captured, so the transfer begins. */
export const PURCHASE_PAID = defineEvent<Purchase>('purchase.paid');

/** A paid purchase took a step that its transfer did not cause: a refund, a dispute, its end. */
export const PAID_PURCHASE_MOVED = defineEvent<{ before: Purchase; after: Purchase }>('purchase.moved');

/** A paid sale ended, and its contract is for sale again. It is locked. */
export const SALE_GAVE_BACK = defineEvent<{ contractId: string }>('sale.gave-back');

/** What a chosen candidate has agreed on with the seller. */
export interface Agreed {
  applicationId: string;
  agreed: OfferTerms;
}

interface Answers {
  /** Refuses a buyer who withdrew from many transfers shortly after paying, or has yet to accept as many. */
  refuseBuyer: (buyerId: string) => Promise<void>;
  /** The same question for a buyer who is about to be charged; `charging` other fees are being charged to them. */
  mayBuy: (tx: Tx, buyerId: string, charging: number) => Promise<boolean>;
  /** Whether the transfer of the purchase goes on, although the bank has taken the fee. */
  goesOn: (tx: Tx, purchaseId: string) => Promise<boolean>;
  /** The terms for a buyer who was chosen; null as listed. */
  agreedTerms: (tx: Pick<Tx, 'manager'>, contractId: string, buyerId: string) => Promise<Agreed | null>;
}

/**
 * What payments ask about a buyer and a transfer. The modules of transfers and candidates, which know, stand above this
 * one and register the answers.
 */
@Injectable()
export class BuyerQuestions {
  private readonly registered: Partial<Answers> = {};

  register(answers: Partial<Answers>): void {
    Object.assign(this.registered, answers);
  }

  get answers(): Answers {
    const { refuseBuyer, agreedTerms } = this.registered;
    if (!refuseBuyer || !agreedTerms) throw new Error('No module has registered what is known about buyers.');
    return this.registered as Answers;
  }
}
