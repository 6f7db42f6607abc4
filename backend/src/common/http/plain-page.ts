import { escaped } from './escaped.js';

interface PlainPage {
  title: string;
  /** HTML: the caller escapes what it contains. */
  body: string;
  nonce: string;
  head?: string;
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
<title>${escaped(title)} | Handover</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px;
  padding: 24px; box-sizing: border-box; text-align: center; font: 17px/1.5 system-ui, sans-serif;
  color: #14231e; background: #faf8f3 }
h1 { margin: 16px 0 0; font-size: 28px; line-height: 1.2 }
p { margin: 0; max-width: 40ch }
a { color: #0e5a47; font-weight: 600; padding: 12px }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: #fff; background: #0e5a47; cursor: pointer }
@media (prefers-color-scheme: dark) { body { color: #e8eeea; background: #0d1512 } a { color: #74d4b3 }
  button { color: #0d1512; background: #74d4b3 } }
</style>
</head>
<body>
<img src="/favicon.svg" width="56" height="56" alt="Handover">
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;
