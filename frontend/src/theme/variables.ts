import { dark, light } from './palette';
import { TYPE_LOOKS } from './type-looks';
import { bodyFamily, displayFamily, typography } from './typography';

/* The variables that MUI derives from the theme, as far as the style sheets use them: public pages load no MUI. */

interface Font {
  fontFamily?: string;
  fontSize: string;
  lineHeight: number;
  fontWeight?: number;
}

const colors = (values: object, name = '--mui-palette'): string[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? colors(value, `${name}-${key}`)
      : `${name}-${key}: ${String(value)};`,
  );

const fonts = Object.entries<Font>(typography).map(
  ([name, { fontFamily = bodyFamily, fontSize, lineHeight, fontWeight = 400 }]) =>
    `--mui-font-${name}: ${fontWeight} ${fontSize}/${lineHeight} ${fontFamily};`,
);

/** One class per contract type with its colors, such as `kind-loan`. */
const kinds = Object.keys(TYPE_LOOKS).map((slug) => {
  const color = `--mui-palette-kind-${slug}`;
  return `.kind-${slug} { --kind: var(${color}-main); --kind-soft: var(${color}-soft); color: var(--kind); }`;
});

export const themeVariables = `
:root { --display-family: ${displayFamily}; ${fonts.join(' ')} ${colors(light).join(' ')} }
@media (prefers-color-scheme: dark) { :root { ${colors(dark).join(' ')} } }
${kinds.join('\n')}
`;
