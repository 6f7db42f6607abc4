// Draws the site's icons and the preview images that messengers and social networks show (og:image) with a browser,
// from the logo in public/favicon.svg and the covers. The results are committed: run `npm run draw` after a change of the
// drawings here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../backend/test/support/product/browser.js';
import type { Tone } from '../src/theme/augment.js';
import { TYPE_LOOKS } from '../src/theme/type-looks.js';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const logo = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const drawings = readFileSync(source('../src/components/contract/covers/covers.svg'), 'utf8').replace(
  /<\/?svg[^>]*>/g,
  '',
);
const display = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
).toString('base64');
const browser = await launchBrowser();

async function draw(html: string, width: number, height: number, { omitBackground = false } = {}) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground });
  await page.close();
  return png;
}

function write(name: string, bytes: Buffer) {
  const file = join(publicFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  process.stdout.write(`${name} ${(bytes.length / 1000).toFixed(1)} kB\n`);
}

/** The logo on its green square; `share` is the logo's part of the width (maskable icons keep 80 % free of a crop). */
const icon = (size: number, share: number) =>
  `<div style="width:${size}px;height:${size}px;background:#0e5a47;display:grid;place-items:center">
    <div style="width:${size * share}px">${logo}</div></div>`;

/** An ICO file that holds one PNG. */
function ico(png: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The preview image of a contract type: its cover, a headline and the logo. */
const preview = (subject: string, tone: Tone, headline: string) => `
  <style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${display}) format('woff2'); font-weight: 200 800; }
    body { width: 1200px; height: 630px; display: grid; grid-template-columns: 560px 640px; background: #faf8f3;
      color: #14231e; font-family: Display; }
    .words { display: flex; flex-direction: column; padding: 64px 0 64px 64px; }
    .logo { width: 72px; }
    h1 { margin: auto 0; font-size: 76px; line-height: 1.04; letter-spacing: -0.028em; font-weight: 700; }
    p { font-size: 32px; font-weight: 600; color: #0e5a47; }
    .cover { width: 640px; height: 630px; background: ${tone.soft}; color: ${tone.main}; }
  </style>
  <div class="words"><div class="logo">${logo}</div><h1>${headline}</h1><p>One flat $25 transfer fee</p></div>
  <svg class="cover" viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice">
    <defs>${drawings}</defs><use href="#ground-0" /><use href="#${subject}" />
  </svg>`;

const previews: [name: string, subject: string, tone: Tone, headline: string][] = [
  ['car-lease', 'car-lease-sedan', TYPE_LOOKS['car-lease'].light, 'Take over a car lease'],
  ['apartment', 'apartment-tower', TYPE_LOOKS.apartment.light, 'Take over an apartment lease'],
  ['mortgage', 'mortgage-house', TYPE_LOOKS.mortgage.light, 'Take over a home with its mortgage'],
  ['timeshare', 'timeshare-palm', TYPE_LOOKS.timeshare.light, 'Take over a timeshare'],
  ['loan', 'loan-personal', TYPE_LOOKS.loan.light, 'Take over a loan'],
  ['site', 'mortgage-house', TYPE_LOOKS.mortgage.light, 'Transfer your contract with confidence'],
];

const bare = await draw(`<div style="width:32px">${logo}</div>`, 32, 32, { omitBackground: true });
write('favicon.ico', ico(bare, 32));
write('apple-touch-icon.png', await draw(icon(180, 0.86), 180, 180));
for (const size of [192, 512]) write(`icons/icon-${size}.png`, await draw(icon(size, 0.8), size, size));

for (const [name, subject, tone, headline] of previews)
  write(`og/${name}.png`, await draw(preview(subject, tone, headline), 1200, 630));

await browser.close();
