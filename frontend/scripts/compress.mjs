// Writes a Brotli and a gzip twin beside every text file of the browser's build, so that the server only has to pick.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this a twin saves nothing. */
const SMALL = 1024;

const folders = process.argv
  .slice(2)
  .map((name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url)));

for (const folder of folders) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < SMALL) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const quality = content.length > 1_000_000 ? 9 : 11;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
  }
}
