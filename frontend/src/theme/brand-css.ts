import { logoPath, type Brand } from '@handover/domain/brand/brand';
import { darkTones, DEFAULT_COLOR, lightTones, type BrandTones } from '@handover/domain/brand/brand-color';

type Shown = Pick<Brand, 'color' | 'logo'>;

/** Stronger than the theme's own rules, which MUI may add again later. */
const ROOT = 'html:root';

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** The theme's variables that follow the primary color, those that MUI derives from it too. */
export function toneVariables({ primary, band }: BrandTones): Record<string, string> {
  const soft = `color-mix(in srgb, ${primary.main} 38%, var(--mui-palette-background-paper))`;
  const variables: [name: string, value: string][] = [
    ...Object.entries(primary).flatMap(([name, color]): [string, string][] => [
      [`--mui-palette-primary-${name}`, color],
      [`--mui-palette-primary-${name}Channel`, channels(color)],
    ]),
    ...Object.entries(band).map(([name, color]): [string, string] => [`--mui-palette-band-${name}`, color]),
    ['--mui-palette-LinearProgress-primaryBg', soft],
    ['--mui-palette-Slider-primaryTrack', soft],
    ['--mui-palette-Switch-primaryDisabledColor', soft],
  ];
  return Object.fromEntries(variables);
}

const rule = (tones: BrandTones) =>
  `${ROOT}{${Object.entries(toneVariables(tones))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const colorCss = (color: string) =>
  rule(lightTones(color)) +
  `@media (prefers-color-scheme:dark){${rule(darkTones(color))}}` +
  `.logo-mark>rect:first-child{fill:${color}}`;

/** In place of the drawing of LogoMark, as high as it: a style sheet costs no page a line of JavaScript. */
const logoCss = (logo: NonNullable<Brand['logo']>) =>
  `.logo-mark{width:auto;max-width:min(120px,32vw);aspect-ratio:${logo.width}/${logo.height};` +
  `background:url(${logoPath(logo, 'logo')}) center/contain no-repeat;print-color-adjust:exact}` +
  '.logo-mark>*{display:none}';

/** Color and logo of the site as a style sheet; empty for the shipped brand. */
export const brandCss = ({ color, logo }: Shown): string =>
  (color === DEFAULT_COLOR ? '' : colorCss(color)) + (logo ? logoCss(logo) : '');
