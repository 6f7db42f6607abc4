import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import { fontFiles } from '../../theme/fonts';
import { bodyFamily } from '../../theme/typography';

/** The theme's colors for the provider's form, which lives in its own frame and cannot see our variables. */
export function paymentAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  return {
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('primary-main'),
      colorBackground: color('background-paper'),
      colorText: color('text-primary'),
      colorTextSecondary: color('text-secondary'),
      colorDanger: color('error-main'),
      fontFamily: bodyFamily,
      borderRadius: '10px',
      spacingUnit: '4px',
    },
  };
}

/** Our typeface, for the frame to load. */
export const paymentFonts = (): CustomFontSource[] => [
  {
    family: 'Inter Variable',
    src: `url(${new URL(fontFiles[0] ?? '', window.location.href).href})`,
    weight: '100 900',
  },
];
