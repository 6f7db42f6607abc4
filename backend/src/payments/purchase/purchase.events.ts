import { defineEvent } from '../../database/events.js';
import type { Purchase } from './purchase.entity.js';

/** The fee was captured, so the transfer begins. */
export const PURCHASE_PAID = defineEvent<Purchase>('purchase.paid');

/** A paid purchase took a step that its transfer did not cause: a refund, a dispute, its end. */
export const PAID_PURCHASE_MOVED = defineEvent<{ before: Purchase; after: Purchase }>('purchase.moved');
