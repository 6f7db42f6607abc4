import { darkTones, DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { SITE_DEFAULTS } from '@handover/domain/site';
import { escaped } from './escaped.js';

interface PlainPage {
  title: string;
  /** HTML: the caller escapes what it contains. */
  body: string;
  nonce: string;
  head?: string;
}

/** As shipped until the settings are known. */
let site = { name: SITE_DEFAULTS.title, light: DEFAULT_COLOR, dark: '#74d4b3', onDark: '#0d1512' };

/** Name and color of the plain pages of this process, which cannot ask for them when nothing else works. */
export function plainPagesShow(name: string, color: string): void {
  const { main, contrastText } = darkTones(color).primary;
  const dark =
    color === DEFAULT_COLOR ? { dark: '#74d4b3', onDark: '#0d1512' } : { dark: main, onDark: contrastText };
  site = { name, light: color, ...dark };
}

/** A page without scripts and assets except the icon, for when the web client is not there or not needed. */
export const plainPage = ({ title, body, nonce, head = '' }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${head}
<title>${escaped(title)} | ${escaped(site.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px;
  padding: 24px; box-sizing: border-box; text-align: center; font: 17px/1.5 system-ui, sans-serif;
  color: #14231e; background: #faf8f3 }
h1 { margin: 16px 0 0; font-size: 28px; line-height: 1.2 }
p { margin: 0; max-width: 40ch }
a { color: ${site.light}; font-weight: 600; padding: 12px }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: #fff; background: ${site.light}; cursor: pointer }
@media (prefers-color-scheme: dark) { body { color: #e8eeea; background: #0d1512 } a { color: ${site.dark} }
  button { color: ${site.onDark}; background: ${site.dark} } }
</style>
</head>
<body>
<img src="/favicon.svg" width="56" height="56" alt="${escaped(site.name)}">
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;
