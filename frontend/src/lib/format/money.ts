const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents to "$1,234.56". */
export const formatCents = (cents: number) => usd.format(cents / 100);

export const formatMonths = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;
