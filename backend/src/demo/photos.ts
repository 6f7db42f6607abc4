import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_TYPES, type DemoType } from './compose.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { PHOTO_WIDTHS, photoFile, type Cover } from '../contracts/photo.js';
import type { Database } from '../database/database.js';
import type { FileStore } from '../files/file-store.js';
import type { DemoContract } from './catalogue.js';
import { sceneSvg, SHOWN } from './photo-scenes.js';
import { Random } from './random.js';

/** Contracts of the demo that have photos; the others keep the drawing of their type. */
const WITH_PHOTOS = 30;
const EACH = 2;
/** Drawn once and stored for several contracts: drawing takes a tenth of a second. */
const SCENES_PER_TYPE = 4;

interface Drawn {
  width: number;
  height: number;
  placeholder: string;
  /** The file of each width. */
  files: string[];
}

/** Adds photos to the newest contracts for sale. Files first, as an upload does. */
export async function addPhotos(
  database: Database,
  files: FileStore,
  contracts: readonly DemoContract[],
): Promise<number> {
  const random = new Random(7);
  const newest = contracts
    .filter(({ status }) => status === ContractStatus.ACTIVE)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const folder = await mkdtemp(join(tmpdir(), 'handover-demo-'));
  try {
    const scenes = await drawScenes(random, folder);
    const rows: (Cover & { contractId: string; userId: string; position: number; digest: string })[] = [];
    for (const { id: contractId, sellerId: userId, type } of newest.slice(0, WITH_PHOTOS)) {
      const first = random.int(0, SCENES_PER_TYPE - 1);
      for (let position = 0; position < EACH; position++) {
        const scene = scenes[type][(first + position) % SCENES_PER_TYPE] as Drawn;
        const { width, height, placeholder } = scene;
        const id = random.uuidAt(Date.now());
        for (const [at, file] of scene.files.entries())
          await files.put(photoFile(id, PHOTO_WIDTHS[at] ?? 320), file);
        rows.push({
          id,
          contractId,
          userId,
          position,
          digest: id,
          width,
          height,
          placeholder,
          alt: SHOWN[type],
        });
      }
    }
    await insertPhotos(database, rows);
    return rows.length;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawScenes(random: Random, folder: string): Promise<Record<DemoType, Drawn[]>> {
  // only the demo decodes in this process, and only what it has drawn itself
  const { default: sharp } = await import('sharp');
  const scenes = {} as Record<DemoType, Drawn[]>;
  for (const type of DEMO_TYPES) {
    scenes[type] = [];
    for (let number = 0; number < SCENES_PER_TYPE; number++) {
      const scene = { hue: random.int(0, 359), dusk: number / SCENES_PER_TYPE, mirrored: number % 2 === 1 };
      const { data, info } = await sharp(Buffer.from(sceneSvg(type, scene)))
        .blur(0.7)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const image = sharp(data, { raw: { width, height, channels } });
      const files = PHOTO_WIDTHS.map((to) => join(folder, `${type}-${number}-${to}.webp`));
      for (const [at, to] of PHOTO_WIDTHS.entries())
        await image
          .clone()
          .resize(to)
          .webp({ quality: 74, effort: 2 })
          .toFile(files[at] ?? '');
      const blurred = await image.clone().resize(16).webp({ quality: 40 }).toBuffer();
      const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
      scenes[type].push({ width, height, placeholder, files });
    }
  }
  return scenes;
}

/** SQL: all rows in one statement each, as the rest of the demo. */
async function insertPhotos(database: Database, rows: readonly object[]): Promise<void> {
  await database.transaction(async (tx) => {
    const all = JSON.stringify(rows);
    await tx.query(
      `insert into photos (id, contract_id, user_id, digest, width, height, alt, placeholder, position)
       select id, "contractId", "userId", digest, width, height, alt, placeholder, position
       from json_to_recordset($1) as p(id uuid, "contractId" uuid, "userId" uuid, digest text, width int, height int,
         alt text, placeholder text, position int)`,
      [all],
    );
    await tx.query(
      `update contracts c set cover = json_build_object('id', p.id, 'width', p.width, 'height', p.height,
         'alt', p.alt, 'placeholder', p.placeholder)
       from photos p where p.contract_id = c.id and p.position = 0`,
    );
  });
}
