/** Brands as their owners write them; the provider names them in lower case. */
const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending in 4242"; null if the provider did not say. */
export const cardName = (brand: string | null, last4: string | null): string | null =>
  last4 && `${BRANDS[brand ?? ''] ?? 'Card'} ending in ${last4}`;
