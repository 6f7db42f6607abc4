import { darkTones, DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { siteLook } from '../site-look.js';
import { escaped } from './escaped.js';

interface PlainPage {
  title: string;
  /** HTML: the caller escapes what it contains. */
  body: string;
  nonce: string;
  head?: string;
}

/** The colors of links and buttons in both schemes; the shipped ones are older than the tones of brands. */
export function colorsOf(color: string) {
  if (color === DEFAULT_COLOR) return { light: color, dark: '#74d4b3', onDark: '#0d1512' };
  const { main, contrastText } = darkTones(color).primary;
  return { light: color, dark: main, onDark: contrastText };
}

/** A page without scripts and assets except the icon, for when the web client is not there or not needed. */
export function plainPage({ title, body, nonce, head = '' }: PlainPage): string {
  const { name, color } = siteLook();
  const { light, dark, onDark } = colorsOf(color);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${head}
<title>${escaped(title)} | ${escaped(name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px;
  padding: 24px; box-sizing: border-box; text-align: center; font: 17px/1.5 system-ui, sans-serif;
  color: #14231e; background: #faf8f3 }
h1 { margin: 16px 0 0; font-size: 28px; line-height: 1.2 }
p { margin: 0; max-width: 40ch }
a { color: ${light}; font-weight: 600; padding: 12px }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: #fff; background: ${light}; cursor: pointer }
@media (prefers-color-scheme: dark) { body { color: #e8eeea; background: #0d1512 } a { color: ${dark} }
  button { color: ${onDark}; background: ${dark} } }
</style>
</head>
<body>
<img src="/favicon.svg" width="56" height="56" alt="${escaped(name)}">
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;
}
