import { feeText } from './fee.js';

/** What happens to the fee when a transfer ends early. `transfers/transfer-endings.ts` is the same rule as a table. */
export const TRANSFER_FEE_RULE =
  'Until both of you have accepted, the fee goes back. After that it goes back if the seller, the lender, landlord or resort, or the contract itself is the reason (the second time within 90 days, we check that first); it stays if the buyer stops.';

const CHARGED_WHEN = 'Your card is charged only when the contract is reserved for you.';

/** What the buyer pays, and when. */
export const FEE_AT_A_GLANCE = `You pay a flat ${feeText()} fee. ${CHARGED_WHEN}`;

/** When the card is charged, and when the fee comes back. Texts of our own say this or less, and never more. */
export const FEE_RULE = `${CHARGED_WHEN} ${TRANSFER_FEE_RULE}`;

/** The one promise about the buyer's money, for a contract with this fee, as `formatCents` writes it. */
export const feePromise = (fee: string): string => `You pay a flat ${fee} fee. ${FEE_RULE}`;
