import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Decoder } from './decoder.js';

let folder: string;
let decoder: Decoder | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-decoder-'));
});
afterEach(() => {
  decoder?.onApplicationShutdown();
  rmSync(folder, { recursive: true });
});

async function photo(): Promise<string> {
  const path = join(folder, 'photo');
  await sharp({ create: { width: 900, height: 700, channels: 3, background: 'green' } })
    .jpeg()
    .toFile(path);
  return path;
}

it('makes the versions of a photo in a process of its own', async () => {
  decoder = new Decoder();
  expect(await decoder.decode('member', await photo(), join(folder, 'made'))).toMatchObject({
    width: 900,
    height: 700,
  });
});

it('a photo is not called broken because no process comes up for it', async () => {
  const program = join(folder, 'ends.mjs');
  writeFileSync(program, 'process.exit(1);');
  decoder = new (class extends Decoder {
    protected override readonly program = program;
  })();
  await expect(decoder.decode('member', await photo(), join(folder, 'made'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
