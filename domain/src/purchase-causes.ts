/** Why a purchase changed its status: the stored cause, and the sentence that admins read. */
const PURCHASE_CAUSES = {
  opened: 'The buyer opened the payment form.',
  'card-authorised': 'The bank authorized the card.',
  first: 'This buyer was the first to pay.',
  paid: 'The card was charged.',
  taken: 'Another buyer had paid first.',
  'not-for-sale': 'The contract was no longer for sale.',
  'not-offered': 'Transfers of this kind were not offered in the state of the contract.',
  'account-deleted': 'The account of the buyer or the seller was deleted.',
  'account-suspended': 'The account of the buyer or the seller was suspended.',
  'too-many-proposals': 'The buyer had too many transfers that waited for their acceptance.',
  'terms-changed': 'The terms of the contract had changed.',
  reserved: 'The seller had reserved the contract for another candidate.',
  'not-chosen': 'The seller chooses the buyer, and had not chosen this one.',
  mismatch: "The payment at the provider didn't match this purchase.",
  abandoned: "The buyer didn't finish the payment in time.",
  'never-opened': "The payment couldn't be opened at the provider.",
  'cancelled-at-provider': 'The payment was canceled at the provider.',
  'hold-expired': 'The hold on the card expired.',
  'capture-refused': 'The bank refused the charge.',
  'admin-refund': 'An admin asked for the refund.',
  'transfer-ended': 'The transfer ended, and its rule decided about the fee.',
  'refund-refused': 'The bank refused the refund.',
  'refunded-at-provider': "The fee was refunded in the provider's dashboard.",
  'dispute-opened': "The buyer's bank disputed the payment.",
  'dispute-won': 'The dispute was won.',
  'dispute-lost': 'The dispute was lost.',
  /** The purchase was made in another payment mode (sandbox, test, live) than the one that is configured now. */
  'mode-changed': 'The payment mode of the site was changed.',
  /** The provider answers 404 for the payment. */
  'missing-at-provider': 'The provider no longer knows the payment.',
} as const;

export type PurchaseCause = keyof typeof PURCHASE_CAUSES;

/** The sentence of a cause that came through the API, where its type is a string. */
export const causeText = (cause: string): string => PURCHASE_CAUSES[cause as PurchaseCause] ?? cause;
