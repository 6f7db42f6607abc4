/** When the card is charged, and when the fee comes back. Texts of our own say this or less, and never more. */
export const FEE_RULE =
  'Your card is charged only when the contract is reserved for you. If the transfer does not go through, you get the fee back.';

/** The one promise about the buyer's money. */
export const FEE_PROMISE = `You pay a flat $25.00 fee. ${FEE_RULE}`;
