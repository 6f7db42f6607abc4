import { hexOf, linearOf, oklchOf } from './oklch.js';

/** The shipped primary color. */
export const DEFAULT_COLOR = '#0e5a47';

/** WCAG 2.2, 1.4.3: normal text at level AA. */
export const AA = 4.5;

/** What the color stands on as text in the light scheme; the last one is the darkest. */
const LIGHT_GROUNDS = ['#ffffff', '#faf8f3', '#f2efe6'];
/** The same in the dark scheme, the brightest last. */
const DARK_GROUNDS = ['#0a110e', '#0d1512', '#15201b'];

/** The colors of one scheme that follow the primary color, named as in the theme. */
export interface BrandTones {
  primary: { main: string; dark: string; light: string; contrastText: string };
  band: { main: string; text: string; muted: string };
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colors by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const least = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** The lowest contrast that the color has in the light scheme: under white text, and as text on each background. */
export const lightContrast = (color: string): number => least(color, LIGHT_GROUNDS);

/** The color itself if it passes; otherwise the same hue, only as much darker as it takes. */
export function nearestPassing(color: string): string {
  const { l, c, h } = oklchOf(color);
  let passing = color.toLowerCase();
  for (let darker = l; lightContrast(passing) < AA; darker -= 0.002) passing = hexOf({ l: darker, c, h });
  return passing;
}

/** Why a color cannot be the primary color, or null. */
export function colorProblem(color: string): string | null {
  if (!isColor(color)) return 'Please enter a color as #rrggbb, such as #0e5a47.';
  const has = lightContrast(color);
  if (has >= AA) return null;
  // rounded down: 4.49 is not shown as 4.5
  const shown = (Math.floor(has * 10) / 10).toFixed(1);
  return (
    `${color.toLowerCase()} is too light: text in it or on it has a contrast of ${shown}:1 and WCAG AA asks for ` +
    `4.5:1. The nearest color that passes is ${nearestPassing(color)}.`
  );
}

/** The light scheme around a color that passes. The shipped palette has the same distances between its tones. */
export function lightTones(color: string): BrandTones {
  const { l, c, h } = oklchOf(color);
  return {
    primary: {
      main: color.toLowerCase(),
      dark: hexOf({ l: Math.max(0, l - 0.08), c, h }),
      light: hexOf({ l: l + 0.11, c, h }),
      contrastText: '#ffffff',
    },
    band: band(0.32, Math.min(c, 0.06), h),
  };
}

/** The dark scheme: a bright tone of the same hue, with dark text on it. */
export function darkTones(color: string): BrandTones {
  const { c: chroma, h } = oklchOf(color);
  const c = Math.min(chroma, 0.12);
  const tone = (l: number) => hexOf({ l, c, h });
  let l = 0.78;
  while (least(tone(l), DARK_GROUNDS) < AA) l += 0.01;
  return {
    primary: {
      main: tone(l),
      dark: tone(l + 0.07),
      light: tone(l - 0.1),
      contrastText: hexOf({ l: 0.24, c: Math.min(c, 0.05), h }),
    },
    band: band(0.27, Math.min(c, 0.05), h),
  };
}

const band = (l: number, c: number, h: number) => ({
  main: hexOf({ l, c, h }),
  text: hexOf({ l: 0.965, c: Math.min(c, 0.008), h }),
  muted: hexOf({ l: 0.83, c: Math.min(c, 0.025), h }),
});
