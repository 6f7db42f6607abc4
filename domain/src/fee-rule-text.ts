import { BUYERS_FEE_RULE, CHARGED_WHEN, TRANSFER_FEE_RULE } from './fee-promise.js';
import type { FeeRule } from './fee-rule.js';

/* The promise about the fee of a purchase, or of a contract that can be bought. Beside fee-promise.ts, so that the landing
 * page, which knows no contract, does not load it. */

const alwaysRefund = (who: string): string =>
  `If the transfer ends before the contract is handed over, ${who} the fee back, whatever the reason.`;

/** For a text that both parties read. */
export const transferFeeRule = (rule: FeeRule): string =>
  rule === 'always-refund' ? alwaysRefund('the buyer gets') : TRANSFER_FEE_RULE;

/** The same to the buyer. */
export const buyersFeeRule = (rule: FeeRule): string =>
  rule === 'always-refund' ? alwaysRefund('you get') : BUYERS_FEE_RULE;

/** When the card is charged, and when the fee comes back. Texts of our own say this or less, and never more. */
export const whenRefunded = (rule: FeeRule): string => `${CHARGED_WHEN} ${buyersFeeRule(rule)}`;

/** The one promise about the buyer's money, for a contract with this fee, as `formatCents` writes it. */
export const feePromise = (fee: string, rule: FeeRule): string =>
  `You pay a flat ${fee} fee. ${whenRefunded(rule)}`;
