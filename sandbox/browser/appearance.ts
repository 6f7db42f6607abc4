import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import type { Surface } from './messages.js';

type Variables = NonNullable<Appearance['variables']>;

const NIGHT: Variables = {
  colorPrimary: '#85d996',
  colorBackground: '#27272a',
  colorText: '#f4f4f5',
  colorTextSecondary: '#b8bac2',
  colorTextPlaceholder: '#9a9ca6',
  colorDanger: '#fe87a1',
};
const NIGHT_BORDER = '#7d808c';

const PROPERTY_OF: Partial<Record<keyof Variables, string>> = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-background',
  colorText: '--color-text',
  colorTextSecondary: '--color-text-secondary',
  colorTextPlaceholder: '--color-placeholder',
  colorDanger: '--color-danger',
  fontFamily: '--font-family',
  fontSizeBase: '--font-size',
  borderRadius: '--radius',
  spacingUnit: '--spacing',
};

/** Puts the Appearance API's variables on the page as CSS variables; absent ones fall back to the theme's. */
export function applyAppearance({ theme, variables }: Appearance, surface: Surface): void {
  const night = theme === 'night';
  const all: Variables = { ...(night && NIGHT), ...variables };
  const { style } = document.documentElement;
  for (const [name, property] of Object.entries(PROPERTY_OF)) {
    const value = all[name as keyof Variables];
    if (typeof value === 'string' && value) style.setProperty(property, value);
    else style.removeProperty(property);
  }
  document.body.style.backgroundColor = surface.color;
  document.body.style.backgroundImage = surface.image;
  if (night) style.setProperty('--color-border', NIGHT_BORDER);
  else style.removeProperty('--color-border');
}

/** The page's own typefaces. A file that cannot be loaded leaves the fallback of the font family. */
export function addFonts(fonts: CustomFontSource[]): void {
  for (const { family, src, weight, style } of fonts)
    if (family && src)
      document.fonts.add(new FontFace(family, src, { weight: weight ?? '400', style: style ?? 'normal' }));
}
