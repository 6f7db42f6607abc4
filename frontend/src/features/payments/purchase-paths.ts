/** The part of the account with purchases and sales. */
export const purchasesPath = '/account?tab=purchases';
export const receiptPath = (purchaseId: string): string =>
  `${purchasesPath}&receipt=${encodeURIComponent(purchaseId)}`;
