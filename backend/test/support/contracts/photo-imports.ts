import type { Person } from '../person.js';
import type { TestApp } from '../product/app.js';
import { carRow, HEADINGS } from './imports.js';

export const PHOTO_HEADINGS = `${HEADINGS},photo_urls`;

/** A row below them, with the cell of its addresses. */
export const photoRow = (at: number, cell = ''): string => `${carRow(at)},"${cell}"`;

/** The digests of the photos of a contract, in their order. */
export async function shownPhotos(
  { database }: TestApp,
  { id }: Person,
  externalId: string,
): Promise<string[]> {
  const rows = await database.query<{ digest: string }>(
    `select p.digest from photos p join contracts c on c.id = p.contract_id
     where c.user_id = $1 and c.external_id = $2 and p.deleted_at is null order by p.position`,
    [id, externalId],
  );
  return rows.map(({ digest }) => digest);
}

/** A photo that the holder sends by hand. */
export async function uploaded(
  { database }: TestApp,
  as: Person,
  externalId: string,
  bytes: Buffer,
): Promise<{ id: string; digest: string }> {
  const [contract] = await database.query<{ id: string }>(
    'select id from contracts where user_id = $1 and external_id = $2',
    [as.id, externalId],
  );
  const { body } = await as.rest<{ id: string }>('POST', `/api/contracts/${contract!.id}/photos`, bytes, {
    'content-type': 'image/jpeg',
  });
  const [row] = await database.query<{ digest: string }>('select digest from photos where id = $1', [
    body.id,
  ]);
  return { id: body.id, digest: row!.digest };
}
