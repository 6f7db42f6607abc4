/** Integer cents to "$1,234.56". Without Intl, whose first use costs a phone tens of milliseconds during hydration. */
export function formatCents(cents: number) {
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${grouped(dollars)}.${rest}`;
}

/** "1,234". */
export const formatCount = (count: number) => grouped(String(count));

/** A count that stopped at a limit has a plus: "1,000+". */
export const formatCapped = ({ count, capped }: { count: number; capped: boolean }) =>
  `${formatCount(count)}${capped ? '+' : ''}`;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

export const formatMonths = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;
