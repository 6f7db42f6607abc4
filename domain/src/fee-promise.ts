/** The one promise about the buyer's money. Texts of our own say this or less, and never more. */
export const FEE_PROMISE =
  'You pay a flat $25.00 fee. Your card is charged only when the contract is reserved for you. If the transfer does not go through, you get the fee back.';
