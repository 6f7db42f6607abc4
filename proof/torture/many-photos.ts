import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_WIDTHS, photoFile } from '../../backend/src/contracts/photo.js';
import { DiskStore } from '../../backend/src/files/disk.store.js';
import type { Query } from './stage.js';

const PHOTOS = 500;

/** Deleted photos whose files are still kept: the sweep deletes no more unknown files at once than 2 % of all. */
export async function storeManyPhotos(query: Query, userId: string, files: string): Promise<void> {
  const rows = await query<{ id: string }>(
    `insert into photos (id, user_id, digest, width, height, placeholder, position, deleted_at)
     select uuidv7(), $1, n::text, 480, 360, '', 0, now() from generate_series(1, ${PHOTOS}) n returning id`,
    [userId],
  );
  const source = join(files, 'source');
  writeFileSync(source, 'a photo');
  const store = new DiskStore(files);
  for (const { id } of rows) for (const width of PHOTO_WIDTHS) await store.put(photoFile(id, width), source);
}
