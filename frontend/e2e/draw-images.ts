// Draws the site's icons and the preview images that messengers and social networks show (og:image) with a browser,
// from the logo in public/favicon.svg. The results are committed: run `npm run draw` after a change of the
// drawings here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../backend/test/support/browser.js';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const logo = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
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

const bare = await draw(`<div style="width:32px">${logo}</div>`, 32, 32, { omitBackground: true });
write('favicon.ico', ico(bare, 32));
write('apple-touch-icon.png', await draw(icon(180, 0.86), 180, 180));
for (const size of [192, 512]) write(`icons/icon-${size}.png`, await draw(icon(size, 0.8), size, size));

await browser.close();
