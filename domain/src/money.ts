const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Integer cents to "$1,234.56". Without Intl, whose first use costs a phone tens of milliseconds during hydration. */
export function formatCents(cents: number): string {
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${grouped(dollars)}.${rest}`;
}

/** "1,234". */
export const formatCount = (count: number): string => grouped(String(count));
