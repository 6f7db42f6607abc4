import { defineEvent } from '../database/events.js';
import type { Purchase } from './purchase/purchase.entity.js';

/** The fee was captured, so the transfer begins. */
export const PURCHASE_PAID = defineEvent<Purchase>('purchase.paid');

/** A paid purchase took a step that its transfer did not cause: a refund, a dispute, its end. */
export const PAID_PURCHASE_MOVED = defineEvent<{ before: Purchase; after: Purchase }>('purchase.moved');

/** A paid sale ended, and its contract is for sale again. It is locked. */
export const SALE_GAVE_BACK = defineEvent<{ contractId: string }>('sale.gave-back');
