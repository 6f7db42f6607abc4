import { feeText } from './fee.js';

const rule = (who: string, gets: string, stops: string): string =>
  `If the transfer ends before both of you have accepted, ${who} ${gets} the fee back. After that, ${who} ${gets} it back unless ${stops}. The second time within 90 days, we check the reason first.`;

/**
 * What happens to the fee when a transfer ends early, for a text that both parties read.
 * `transfers/transfer-endings.ts` is the same rule as a table.
 */
export const TRANSFER_FEE_RULE = rule('the buyer', 'gets', 'the buyer steps back or stops answering');
/** The same to the buyer. */
export const BUYERS_FEE_RULE = rule('you', 'get', 'you change your mind or stop answering');

/** When the card is charged. */
export const CHARGED_WHEN = 'Your card is charged only when the contract is reserved for you.';

/** What the buyer pays, and when. */
export const FEE_AT_A_GLANCE = `You pay a flat ${feeText()} fee. ${CHARGED_WHEN}`;
