export const bodyFamily =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const displayFamily = "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif";

const heading = (fontSize: string, lineHeight: number, letterSpacing: string, fontWeight = 650) => ({
  fontFamily: displayFamily,
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight,
  textWrap: 'balance' as const,
});

export const typography = {
  h1: heading('clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem)', 1.06, '-0.028em', 700),
  h2: heading('clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', 1.14, '-0.022em'),
  h3: heading('1.375rem', 1.25, '-0.014em'),
  h4: heading('1.125rem', 1.35, '-0.008em'),
  h5: heading('1rem', 1.4, '0'),
  h6: heading('0.9375rem', 1.4, '0'),
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.6 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: { fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: '0.08em', fontWeight: 600 },
  button: {
    fontSize: '0.9375rem',
    lineHeight: 1.75,
    fontWeight: 600,
    textTransform: 'none' as const,
    letterSpacing: 0,
  },
};
