import type { Appearance } from '@stripe/stripe-js';

/** The theme's colours for the provider's form, which lives in its own frame and cannot see our variables. */
export function paymentAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  return {
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('primary-main'),
      colorBackground: colour('background-paper'),
      colorText: colour('text-primary'),
      colorTextSecondary: colour('text-secondary'),
      colorDanger: colour('error-main'),
      fontFamily: 'Inter, system-ui, sans-serif',
      borderRadius: '10px',
      spacingUnit: '4px',
    },
  };
}
