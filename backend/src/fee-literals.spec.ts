import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const NOT_CHECKED =
  /\.(?:spec|test)\.tsx?$|^domain\/src\/fee\.ts$|^backend\/src\/demo\/|^frontend\/src\/(?:generated|testing)\//;
const FEE = /\b2_?500\b|\$25\b|\b25\.00\b/;

const files = ['domain/src', 'backend/src', 'frontend/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);

it('the fee is stated in domain/src/fee.ts only', () => {
  const checked = files.filter((file) => /\.tsx?$/.test(file) && !NOT_CHECKED.test(file));
  expect(checked.length).toBeGreaterThan(900);
  const stating = checked.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (FEE.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(stating).toEqual([]);
});
