/** Three per row; the remaining cards share the last row evenly. */
export const serviceGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
  gap: { xs: 2, md: 2.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Spans in a grid of six columns: thirds on a wide screen, halves in a last row of two and on a tablet. */
export function serviceSpan(index: number, count: number) {
  const rest = count % 3;
  const inLastRow = rest !== 0 && index >= count - rest;
  const aloneOnTablet = count % 2 === 1 && index === count - 1;
  return {
    gridColumn: {
      xs: 'auto',
      md: aloneOnTablet ? 'span 6' : 'span 3',
      lg: `span ${inLastRow ? 6 / rest : 2}`,
    },
  };
}
