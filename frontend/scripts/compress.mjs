// `node compress.mjs FOLDER QUALITY`: writes a Brotli and a gzip twin beside every text file of a folder of dist, so that the
// server only has to pick. QUALITY is Brotli's: 11 is the smallest and takes longest.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this a twin saves nothing. */
const SMALL = 1024;

const [name, quality] = process.argv.slice(2);
const folder = fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

for (const path of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(path)) continue;
  const file = join(folder, path);
  const content = readFileSync(file);
  if (content.length < SMALL) continue;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: Math.min(Number(quality), 9) }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(quality) } }),
  );
}
