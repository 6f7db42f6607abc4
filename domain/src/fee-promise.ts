import { feeText } from './fee.js';
import type { FeeRule } from './fee-rule.js';

const rule = (who: string, gets: string, stops: string): string =>
  `If the transfer ends before both of you have accepted, ${who} ${gets} the fee back. After that, ${who} ${gets} it back unless ${stops}. The second time within 90 days, we check the reason first.`;

/**
 * What happens to the fee when a transfer ends early, for a text that both parties read.
 * `transfers/transfer-endings.ts` is the same rule as a table.
 */
export const TRANSFER_FEE_RULE = rule('the buyer', 'gets', 'the buyer steps back or stops answering');
/** The same to the buyer. */
export const BUYERS_FEE_RULE = rule('you', 'get', 'you change your mind or stop answering');

const ALWAYS_REFUND: Readonly<Record<'transfer' | 'buyer', string>> = {
  transfer:
    'If the transfer ends before the contract is handed over, the buyer gets the fee back, whatever the reason.',
  buyer:
    'If the transfer ends before the contract is handed over, you get the fee back, whatever the reason.',
};

/** The rule of a purchase, or the one in force for a contract, for a text that both parties read. */
export const transferFeeRule = (rule: FeeRule): string =>
  rule === 'always-refund' ? ALWAYS_REFUND.transfer : TRANSFER_FEE_RULE;
/** The same to the buyer. */
export const buyersFeeRule = (rule: FeeRule): string =>
  rule === 'always-refund' ? ALWAYS_REFUND.buyer : BUYERS_FEE_RULE;

const CHARGED_WHEN = 'Your card is charged only when the contract is reserved for you.';

/** What the buyer pays, and when. */
export const FEE_AT_A_GLANCE = `You pay a flat ${feeText()} fee. ${CHARGED_WHEN}`;

/** When the card is charged, and when the fee comes back. Texts of our own say this or less, and never more. */
export const whenRefunded = (rule: FeeRule): string => `${CHARGED_WHEN} ${buyersFeeRule(rule)}`;

/** The one promise about the buyer's money, for a contract with this fee, as `formatCents` writes it. */
export const feePromise = (fee: string, rule: FeeRule): string =>
  `You pay a flat ${fee} fee. ${whenRefunded(rule)}`;
