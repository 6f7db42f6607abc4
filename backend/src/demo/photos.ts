import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContractStatus } from '../contracts/contract.status.js';
import { PHOTO_WIDTHS, photoFile } from '../contracts/photo.js';
import type { FileStore } from '../files/file-store.js';
import { Decoder, type Decoded } from '../photos/decoder.js';
import type { DemoContract } from './catalogue.js';
import { SCENES, sceneSvg } from './photo-scenes.js';
import { Random } from './random.js';

/** Contracts of the demo that have photos; the others keep the drawing of their type. */
const WITH_PHOTOS = 30;
const EACH = 2;
/** Each is drawn once and stored for several contracts, because drawing is slow. */
const SCENES_PER_TYPE = 4;

/** Stores photos of the newest contracts for sale, and returns the rows of `photos`. Files first, as an upload does. */
export async function makePhotos(files: FileStore, contracts: readonly DemoContract[]) {
  const random = new Random(7);
  const shown = contracts
    .filter(({ status, type }) => status === ContractStatus.ACTIVE && SCENES[type])
    .slice(0, WITH_PHOTOS);
  const folder = await mkdtemp(join(tmpdir(), 'handover-demo-'));
  const decoder = new Decoder();
  const drawn = new Map<string, Decoded>();
  const rows = [];
  try {
    for (const { id: contractId, sellerId: userId, type } of shown) {
      const first = random.int(0, SCENES_PER_TYPE - 1);
      for (let position = 0; position < EACH; position++) {
        const scene = (first + position) % SCENES_PER_TYPE;
        const target = join(folder, `${type}-${scene}`);
        const photo = drawn.get(target) ?? (await draw(decoder, target, sceneSvg(type, scene)));
        drawn.set(target, photo);
        const id = random.uuidAt(Date.now());
        for (const width of PHOTO_WIDTHS) await files.put(photoFile(id, width), `${target}-${width}.webp`);
        rows.push({ ...photo, id, contractId, userId, position, digest: id, alt: SCENES[type]?.shows });
      }
    }
    return rows;
  } finally {
    decoder.onApplicationShutdown();
    await rm(folder, { recursive: true });
  }
}

/** The versions of a drawing, made as those of an uploaded photo. */
async function draw(decoder: Decoder, target: string, svg: string): Promise<Decoded> {
  const source = `${target}.png`;
  // only the demo decodes in this process, and only what it has drawn itself
  const { default: sharp } = await import('sharp');
  await sharp(Buffer.from(svg)).blur(0.7).png().toFile(source);
  return decoder.decode('demo', source, target);
}
