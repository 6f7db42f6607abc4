import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Config } from '../../src/common/config/config.js';
import { reviewAll } from '../../src/moderation/text-review.js';
import { FileSweep } from '../../src/photos/file-sweep.js';
import { hostileFiles, jpeg, phonePhoto, polyglot } from '../factories/images.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { until } from '../support/until.js';
import { PASSWORD, type Outcome, type Person } from '../support/person.js';

interface Photo {
  id: string;
  width: number;
  height: number;
  alt: string;
  urls: Record<'320' | '800' | '1600', string>;
  placeholder: string;
}

let product: TestApp;
let holder: Person;
let admin: Person;
let visitor: Person;
beforeAll(async () => {
  product = await startApp();
  holder = await product.member();
  admin = await product.admin();
  visitor = product.visitor();
});
afterAll(() => product.stop());

const send = (as: Person, contractId: string, bytes: Buffer, type = 'image/jpeg') =>
  as.rest<Photo & { error?: string }>('POST', `/api/contracts/${contractId}/photos`, bytes, {
    'content-type': type,
  });

async function add(contractId: string, seed: number): Promise<Photo> {
  const { status, body } = await send(holder, contractId, await jpeg({ seed }));
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

const contract = async (): Promise<string> => (await listContract(holder)).id;
const media = (path: string) => fetch(product.url + path);
const statusOf = async (path: string): Promise<number> => (await media(path)).status;

interface Api {
  name: string;
  describe(as: Person, id: string, alt: string): Promise<Outcome<Photo>>;
  move(as: Person, id: string, position: number): Promise<Outcome<Photo>>;
  remove(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
  list(as: Person, contractId: string): Promise<Outcome<Photo[]>>;
  cover(as: Person, contractId: string): Promise<Photo | null>;
}

const FIELDS = 'id width height alt urls placeholder';
const APIS: Api[] = [
  {
    name: 'REST',
    describe: (as, id, alt) => as.viaRest('PATCH', `/api/photos/${id}`, { alt }),
    move: (as, id, position) => as.viaRest('PATCH', `/api/photos/${id}`, { position }),
    remove: (as, id) => as.viaRest('DELETE', `/api/photos/${id}`),
    list: (as, id) => as.viaRest('GET', `/api/contracts/${id}/photos`),
    cover: async (as, id) =>
      (await as.rest<{ cover: Photo | null }>('GET', `/api/contracts/${id}`)).body.cover,
  },
  {
    name: 'GraphQL',
    describe: (as, id, alt) =>
      as.viaGraphql(`mutation($id: ID!, $alt: String!) { describePhoto(id: $id, alt: $alt) { ${FIELDS} } }`, {
        ...{ id, alt },
      }),
    move: (as, id, position) =>
      as.viaGraphql(`mutation($id: ID!, $at: Int!) { movePhoto(id: $id, position: $at) { ${FIELDS} } }`, {
        ...{ id, at: position },
      }),
    remove: (as, id) => as.viaGraphql('mutation($id: ID!) { deletePhoto(id: $id) { success } }', { id }),
    list: (as, id) => as.viaGraphql(`query($id: ID!) { photos(contractId: $id) { ${FIELDS} } }`, { id }),
    cover: async (as, id) => {
      const query = `query($id: ID!) { contract(id: $id) { cover { ${FIELDS} } photos { id } } }`;
      const outcome = await as.viaGraphql<{ cover: Photo | null; photos: Photo[] }>(query, { id });
      expect(outcome.data?.photos[0]?.id).toBe(outcome.data?.cover?.id);
      return outcome.data?.cover ?? null;
    },
  },
];

describe('a photo that is sent', () => {
  it('is turned upright and stored in three widths without any metadata', async () => {
    const file = await phonePhoto();
    const before = await sharp(file).metadata();
    expect([before.orientation, Boolean(before.exif), Boolean(before.xmp), Boolean(before.icc)]).toEqual([
      ...[6, true, true, true],
    ]);
    expect(file.includes('Main Street')).toBe(true);
    const { status, body } = await send(holder, await contract(), file);
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: expect.any(String), width: 900, height: 1200, alt: '', urls: expect.any(Object) },
        placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,400}$/),
      },
    ]);
    const { urls } = body;
    for (const [width, path] of Object.entries(urls)) {
      const answer = await media(path);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const stored = await sharp(bytes).metadata();
      expect([stored.format, stored.space, stored.width]).toEqual([
        'webp',
        'srgb',
        Math.min(Number(width), 900),
      ]);
      const { exif, xmp, icc, iptc, orientation } = stored;
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(bytes.includes('Main Street')).toBe(false);
    }
  });

  it('is the same photo when it is sent again', async () => {
    const id = await contract();
    const first = await add(id, 1);
    expect(await add(id, 1)).toEqual(first);
    expect((await visitor.rest<Photo[]>('GET', `/api/contracts/${id}/photos`)).body).toHaveLength(1);
  });

  it('keeps nothing that follows the image', async () => {
    const { status, body } = await send(holder, await contract(), await polyglot());
    expect(status).toBe(201);
    const bytes = Buffer.from(await (await media(body.urls[1600])).arrayBuffer());
    expect(bytes.includes('polyglot')).toBe(false);
  });

  it('is refused with a message if it is none, and leaves nothing behind', async () => {
    const id = await contract();
    for (const { name, bytes, type, status } of await hostileFiles()) {
      const answer = await send(holder, id, bytes, type);
      expect([name, answer.status, typeof answer.body.error]).toEqual([name, status, 'string']);
    }
    expect((await visitor.rest<Photo[]>('GET', `/api/contracts/${id}/photos`)).body).toEqual([]);
    expect(readdirSync(join(product.app.get(Config).dataDir, 'files/incoming'))).toEqual([]);
  });

  it('is accepted by its content, whatever type its name suggests', async () => {
    expect((await send(holder, await contract(), await jpeg(), 'image/webp')).status).toBe(201);
  });

  it('is refused from another site, from other members, in transfer, and beyond twelve', async () => {
    const id = await contract();
    const bytes = await jpeg();
    const foreign = await holder.rest('POST', `/api/contracts/${id}/photos`, bytes, {
      'content-type': 'image/jpeg',
      origin: 'https://evil.example',
    });
    expect([foreign.status, (await send(admin, id, bytes)).status]).toEqual([403, 404]);
    await add(id, 1);
    await product.database.query(
      `insert into photos (id, contract_id, user_id, digest, width, height, placeholder, position)
       select uuidv7(), $1, $2, n::text, 480, 360, '', n from generate_series(1, 11) n`,
      [id, holder.id],
    );
    expect((await send(holder, id, await jpeg({ seed: 12 }))).status).toBe(409);
    await admin.rest('PUT', `/api/admin/contracts/${id}`, { status: 'pending' });
    const [first] = (await visitor.rest<Photo[]>('GET', `/api/contracts/${id}/photos`)).body;
    expect((await holder.rest('DELETE', `/api/photos/${first?.id}`)).status).toBe(409);
  });
});

describe.each(APIS)('over $name', (api) => {
  it('photos have an order, whose first one is the cover of lists and of the page', async () => {
    const id = await contract();
    const [a, b, c] = [await add(id, 1), await add(id, 2), await add(id, 3)];
    const order = async () => (await api.list(visitor, id)).data?.map((photo) => photo.id);
    expect(await order()).toEqual([a.id, b.id, c.id]);
    expect((await api.move(holder, c.id, 0)).ok).toBe(true);
    expect(await order()).toEqual([c.id, a.id, b.id]);
    expect(await api.cover(visitor, id)).toEqual(c);
    await api.move(holder, c.id, 11);
    expect(await order()).toEqual([a.id, b.id, c.id]);
    expect((await api.move(holder, c.id, 12)).code).toBe('VALIDATION');
    expect((await api.remove(holder, a.id)).ok).toBe(true);
    expect(await order()).toEqual([b.id, c.id]);
    expect((await api.cover(visitor, id))?.id).toBe(b.id);
    expect(await statusOf(a.urls[800])).toBe(404);
    await api.remove(holder, b.id);
    await api.remove(holder, c.id);
    expect(await api.cover(visitor, id)).toBeNull();
  });

  it('contact details in a description are masked for everyone but its writer', async () => {
    const id = await contract();
    const { id: photoId } = await add(id, 1);
    const alt = 'The car, call 512-555-0188';
    expect((await api.describe(holder, photoId, alt)).data?.alt).toBe(alt);
    expect((await api.list(holder, id)).data?.[0]?.alt).toBe(alt);
    expect((await api.list(visitor, id)).data?.[0]?.alt).not.toContain('555');
    expect((await api.cover(visitor, id))?.alt).toBe('The car, call ••••••••••••');
    expect((await api.describe(holder, photoId, 'x'.repeat(201))).code).toBe('VALIDATION');
    expect((await api.describe(holder, photoId, 'my SSN is 219-09-9999')).code).toBe('VALIDATION');
  });

  it('a contact that is split over descriptions is masked, and the contract is flagged until it is gone', async () => {
    const id = await contract();
    const [a, b, c] = [await add(id, 1), await add(id, 2), await add(id, 3)];
    const flags = async () =>
      (
        await product.database.query<{ flags: string[] }>('select flags from contracts where id = $1', [id])
      )[0]?.flags;
    await api.describe(holder, a.id, 'The dashboard, five one two');
    expect(await flags()).toEqual([]);
    await api.describe(holder, b.id, '555 0188 is the seat');
    const read = (await api.list(visitor, id)).data?.map(({ alt }) => alt);
    expect(read?.join()).not.toMatch(/one two|555|0188/);
    expect(await flags()).toEqual(['photo']);
    expect((await holder.rest('PUT', `/api/listings/${id}`, { title: 'A better title' })).status).toBe(200);
    expect(await flags()).toEqual(['photo']);
    // an admin has looked at it: another order tells nothing new
    expect((await admin.rest('POST', `/api/admin/contracts/${id}/clear`)).status).toBe(200);
    await api.move(holder, c.id, 0);
    expect(await flags()).toEqual([]);
    await api.describe(holder, a.id, 'The dashboard');
    await api.describe(holder, b.id, 'Mail kim@example.com');
    expect(await flags()).toEqual(['photo']);
    await api.remove(holder, b.id);
    expect(await flags()).toEqual([]);
  });

  it('others do not find a photo to change; an admin may delete it, which is audited', async () => {
    const id = await contract();
    const { id: photoId, urls } = await add(id, 1);
    const other = await product.member();
    expect((await api.move(other, photoId, 0)).code).toBe('NOT_FOUND');
    expect((await api.remove(other, photoId)).code).toBe('NOT_FOUND');
    expect((await api.describe(admin, photoId, 'x')).code).toBe('NOT_FOUND');
    expect((await api.remove(admin, photoId)).ok).toBe(true);
    expect(await statusOf(urls[320])).toBe(404);
    const { body } = await admin.rest<{ action: string; targetId: string }[]>('GET', '/api/admin/audit');
    expect(body[0]).toMatchObject({ action: 'photo.delete', targetId: id });
  });
});

describe('a description that was written under older rules', () => {
  it('is masked by the review, in the gallery and on the card', async () => {
    const id = await contract();
    const { id: photoId } = await add(id, 1);
    await product.database.query(`update photos set alt = 'Call 512-555-0188' where id = $1`, [photoId]);
    await product.database.transaction((tx) => reviewAll(tx));
    const cover = async () =>
      (await visitor.rest<{ cover: Photo | null }>('GET', `/api/contracts/${id}`)).body.cover?.alt;
    await until(async () => (await cover()) === 'Call ••••••••••••');
    const [row] = await product.database.query<{ flags: string[] }>(
      'select flags from contracts where id = $1',
      [id],
    );
    expect(row?.flags).toEqual(['photo']);
  });
});

describe('photos follow their contract', () => {
  it('hidden by an admin they are gone at once, and back when it is shown again', async () => {
    const id = await contract();
    const { urls } = await add(id, 1);
    await admin.rest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'A phone number in a picture' });
    const gone = await media(urls[800]);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const { body } = await visitor.rest<{ cover: Photo | null }>('GET', `/api/contracts/${id}`);
    expect([body.cover, (await visitor.rest('GET', `/api/contracts/${id}/photos`)).body]).toEqual([null, []]);
    await admin.rest('POST', `/api/admin/contracts/${id}/unhide`);
    expect(await statusOf(urls[800])).toBe(200);
  });

  it('names that are no photo are not found', async () => {
    for (const name of ['x', '..%2f..%2fsession-secret', '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp'])
      expect(await statusOf(`/media/${name}`)).toBe(404);
  });

  it('their files are deleted 30 days after them, and so are files without a row; abandoned uploads after an hour', async () => {
    const files = join(product.app.get(Config).dataDir, 'files');
    const stored = () =>
      readdirSync(files, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.includes('-'))
        .sort();
    const id = await contract();
    const [kept, deleted, ofDeleted] = [await add(id, 1), await add(id, 2), await add(await contract(), 3)];
    await holder.rest('DELETE', `/api/photos/${deleted.id}`);
    const sweep = product.app.get(FileSweep);
    await sweep.run();
    expect(stored().filter((path) => path.includes(deleted.id))).toHaveLength(3);
    const age = (column: string, photo: Photo) =>
      product.database.query(`update photos set ${column} = now() - interval '31 days' where id = $1`, [
        photo.id,
      ]);
    await age('deleted_at', deleted);
    // a process was killed before it wrote the row: the name says when
    await product.database.query('delete from photos where id = $1', [ofDeleted.id]);
    const orphans = stored().filter((path) => path.includes(ofDeleted.id));
    const before = Date.now;
    Date.now = () => before() + 31 * 24 * 60 * 60_000;
    const incoming = join(files, 'incoming');
    mkdirSync(join(incoming, 'photo-Ab12Cd'), { recursive: true });
    mkdirSync(join(incoming, 'of another program'));
    await sweep.run().finally(() => (Date.now = before));
    expect(readdirSync(incoming)).toEqual(['of another program']);
    expect(orphans).toHaveLength(3);
    const left = stored();
    expect(left.filter((path) => path.includes(kept.id))).toHaveLength(3);
    for (const { id: gone } of [deleted, ofDeleted]) expect(left.join()).not.toContain(gone);
  });

  it('an account that is deleted takes its photos along, and its export has their addresses', async () => {
    const member = await product.member();
    const { id } = await listContract(member);
    const { body } = await send(member, id, await jpeg());
    const { urls } = body;
    const { body: data } = await member.rest<{ photos: Photo[] }>('GET', '/api/user/export');
    expect(data.photos).toMatchObject([{ contractId: id, urls }]);
    expect((await member.rest('DELETE', '/api/user', { password: PASSWORD })).status).toBe(200);
    expect(await statusOf(urls[320])).toBe(404);
    await product.app.get(FileSweep).run();
    expect(await product.database.query('select from photos where user_id = $1', [member.id])).toEqual([]);
  });
});
