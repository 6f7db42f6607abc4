import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PhotoServer } from '../support/business/photo-server.js';
import { photoRow, PHOTO_HEADINGS, shownPhotos, uploaded } from '../support/contracts/photo-imports.js';
import { csv, IMPORT_APIS, imported, restImports } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import { PASSWORD, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { until } from '../support/until.js';

let product: TestApp;
let server: PhotoServer;
let dealer: Person;
beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  server = await new PhotoServer().start();
  dealer = await product.member();
});
afterEach(() => server.stop());

const APPLY = { mode: 'apply' } as const;
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const shown = (car = 1) => shownPhotos(product, dealer, `CAR-${car}`);
const file = (...paths: string[]) => csv(PHOTO_HEADINGS, photoRow(1, server.of(...paths).join(' ')));

/** The report once all photos are stored or have failed. */
async function fetched(content: string, as = dealer, api = restImports) {
  const { id } = await imported(api, as, content, APPLY);
  await until(async () => dataOf(await api.get(as, id)).photosWaiting === 0);
  return dataOf(await api.get(as, id));
}

describe.each(IMPORT_APIS)('photos that a file names by their addresses, through %s', (_name, api) => {
  it('are not fetched by a dry run, which says what would change', async () => {
    expect(await imported(api, dealer, file('a'), {})).toMatchObject({ created: 1, photosWaiting: 0 });
    await fetched(file('a'));
    expect(await imported(api, dealer, file('a'), {})).toMatchObject({ unchanged: 1 });
    expect(await imported(api, dealer, file('b'), {})).toMatchObject({ changed: 1, photosWaiting: 0 });
    expect(server.asked).toEqual(['a']);
    expect(await shown()).toEqual(await server.digests('a'));
  });

  it('are counted while they wait', async () => {
    server.answers.set('b', () => undefined);
    const { id } = await imported(api, dealer, file('a', 'b', 'c'), APPLY);
    await until(async () => server.asked.includes('b'));
    expect(dataOf(await api.get(dealer, id)).photosWaiting).toBe(2);
    expect((await api.list(dealer))[0]).toMatchObject({ id, photosWaiting: 2 });
    expect(server.asked).not.toContain('c');
  });
});

it('JSON Lines name them as a list, and remove them by an empty one', async () => {
  const line = (photoUrls?: unknown) =>
    JSON.stringify({
      ...{ externalId: 'CAR-1', type: 'car-lease', title: 'A Civic', description: 'Good.', photoUrls },
      ...{ location: 'Austin, TX', monthlyPayment: 38_900, remainingTermMonths: 18 },
    });
  const send = (photoUrls?: unknown) =>
    imported(restImports, dealer, line(photoUrls), { ...APPLY, format: 'jsonl' });
  const { id } = await send(server.of('a', 'b'));
  await until(async () => dataOf(await restImports.get(dealer, id)).photosWaiting === 0);
  const both = await server.digests('a', 'b');
  expect(await shown()).toEqual(both);
  for (const nothing of [undefined, null]) expect(await send(nothing)).toMatchObject({ unchanged: 1 });
  expect(await shown()).toEqual(both);
  const upload = await uploaded(product, dealer, 'CAR-1', await server.photo('by hand'));
  expect(await send([])).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual([upload.digest]);
  expect(await send([])).toMatchObject({ unchanged: 1 });
  expect((await send(['https://10.0.0.1/'])).report).toMatchObject([{ row: 1, column: 'photoUrls' }]);
});

it('the same addresses are fetched once, and an absent column or an empty cell says nothing', async () => {
  await fetched(file('a', 'b'));
  const before = await rows('select id from photos order by id');
  for (const again of [file('a', 'b'), csv(PHOTO_HEADINGS, photoRow(1)), csv('external_id', 'CAR-1')])
    expect(await fetched(again)).toMatchObject({ unchanged: 1, report: [] });
  expect(server.asked).toEqual(['a', 'b']);
  expect(await rows('select id from photos order by id')).toEqual(before);
});

it('another order is the order of the photos, before those that were uploaded', async () => {
  await fetched(file('a', 'b', 'c'));
  const upload = await uploaded(product, dealer, 'CAR-1', await server.photo('by hand'));
  expect(await fetched(file('c', 'd', 'a', 'b'))).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual([...(await server.digests('c', 'd', 'a', 'b')), upload.digest]);
  expect(server.asked).toEqual(['a', 'b', 'c', 'd']);
  // what its holder moves stays there
  await dealer.viaRest('PATCH', `/api/photos/${upload.id}`, { position: 0 });
  await fetched(file('c', 'd', 'a', 'b'));
  expect((await shown())[0]).toBe(upload.digest);
});

it('an address that is not named any more takes its photo away, once the new ones are stored', async () => {
  await fetched(file('a', 'b'));
  const old = await server.digests('a', 'b');
  let finish: (() => void) | undefined;
  server.answers.set('d', (response) => {
    finish = () => void server.photo('d').then((bytes) => response.end(bytes));
  });
  const { id } = await imported(restImports, dealer, file('c', 'd'), APPLY);
  await until(async () => finish !== undefined);
  expect(await shown()).toEqual([...(await server.digests('c')), ...old]);
  finish!();
  await until(async () => dataOf(await restImports.get(dealer, id)).photosWaiting === 0);
  expect(await shown()).toEqual(await server.digests('c', 'd'));
  // an address less needs no other
  expect(await fetched(file('d'))).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual(await server.digests('d'));
});

it('the old photos stay if a new one fails, until a file names what can be stored', async () => {
  await fetched(file('a', 'b'));
  const old = await server.digests('a', 'b');
  server.answers.set('c', { status: 404 });
  expect((await fetched(file('c'))).report).toHaveLength(1);
  expect(await shown()).toEqual(old);
  expect((await fetched(file('d', 'c'))).report).toHaveLength(1);
  expect(await shown()).toEqual([...(await server.digests('d')), ...old]);
  await fetched(file('d', 'a'));
  expect(await shown()).toEqual(await server.digests('d', 'a'));
  expect(server.asked.filter((path) => path === 'a')).toHaveLength(1);
});

it('a photo that its holder removed is not brought back by the same list', async () => {
  await fetched(file('a', 'b'));
  const [first] = await rows<{ id: string }>('select id from photos where user_id = $1 and position = 0', [
    dealer.id,
  ]);
  await dealer.viaRest('DELETE', `/api/photos/${first!.id}`);
  expect(await fetched(file('a', 'b'))).toMatchObject({ unchanged: 1 });
  await fetched(file('b', 'a', 'c'));
  expect(await shown()).toEqual(await server.digests('b', 'c'));
  expect(server.asked).toEqual(['a', 'b', 'c']);
});

it('the same bytes are one photo: at two addresses, at a new one, and as an upload, which stays', async () => {
  const upload = await fetched(csv(PHOTO_HEADINGS, photoRow(1))).then(async () =>
    uploaded(product, dealer, 'CAR-1', await server.photo('a')),
  );
  server.answers.set('b2', await server.photo('b'));
  await fetched(file('a', 'b', 'b2'));
  expect((await shown()).toSorted()).toEqual((await server.digests('a', 'b')).toSorted());
  await fetched(file('b2'));
  expect(await shown()).toEqual([...(await server.digests('b')), upload.digest]);
});

it('there are 12 photos at most: new ones take the place of those that go, and what does not fit is told', async () => {
  const twelve = (name: string) => Array.from({ length: 12 }, (_, at) => `${name}${at}`);
  await fetched(file(...twelve('a')));
  expect(await fetched(file(...twelve('b')))).toMatchObject({ changed: 1, report: [] });
  expect(await shown()).toEqual(await server.digests(...twelve('b')));
  await fetched(file('b0', 'b1'));
  for (const name of twelve('by hand').slice(0, 9))
    await uploaded(product, dealer, 'CAR-1', await server.photo(name));
  const { report, problems } = await fetched(file('b0', 'b1', 'c', 'd', 'e'));
  expect([problems, report]).toEqual([
    2,
    ['d', 'e'].map((path) => ({
      ...{ row: 2, column: 'photo_urls' },
      message: `${server.url}/${path}: A contract has at most 12 photos. Remove one first.`,
    })),
  ]);
  expect((await shown()).slice(0, 3)).toEqual(await server.digests('b0', 'b1', 'c'));
  expect(await shown()).toHaveLength(12);
});

it('a photo whose process died is fetched again, and is there once', async () => {
  const held: ServerResponse[] = [];
  server.answers.set('a', (response) => void held.push(response));
  const { id } = await imported(restImports, dealer, file('a', 'b'), APPLY);
  await until(async () => held.length === 1);
  server.answers.delete('a');
  // two minutes later
  await rows('update photo_addresses set busy_until = now() where busy_until > now()');
  await until(async () => dataOf(await restImports.get(dealer, id)).photosWaiting === 0);
  const stored = await server.digests('a', 'b');
  expect(await shown()).toEqual(stored);
  // the process was only slow
  held[0]!.end(await server.photo('another'));
  await jobsAreDone(product);
  await sleep(1_000);
  expect(await shown()).toEqual(stored);
  expect(server.asked).toEqual(['a', 'a', 'b']);
});

it('members take turns, one address of each at a time', async () => {
  const others = await Promise.all([product.member(), product.member()]);
  const many = csv(
    PHOTO_HEADINGS,
    ...Array.from({ length: 4 }, (_, at) =>
      photoRow(at, server.of(...Array.from({ length: 12 }, (__, photo) => `m${at}-${photo}`)).join('|')),
    ),
  );
  for (const path of ['x0', 'x1', 'x2']) server.answers.set(path, await server.photo(path));
  const { id } = await imported(restImports, dealer, many, APPLY);
  await until(async () => server.asked.length > 2);
  await Promise.all(
    others.map((other, at) =>
      fetched(csv(PHOTO_HEADINGS, photoRow(1, server.of(`x${at}`, 'x2').join(','))), other),
    ),
  );
  expect(dataOf(await restImports.get(dealer, id)).photosWaiting).toBeGreaterThan(20);
  expect(server.mostAtOnce).toBeLessThanOrEqual(3);
  await rows(`delete from photo_addresses where user_id = $1 and state = 'waiting'`, [dealer.id]);
});

it('four are fetched at once, also if files replace the addresses meanwhile', async () => {
  const paths = Array.from({ length: 6 }, (_, at) => `slow${at}`);
  for (const path of paths) server.answers.set(path, () => undefined);
  for (const [at, path] of paths.entries()) {
    await imported(restImports, dealer, file(path), APPLY);
    if (at < 4) await until(async () => server.asked.includes(path));
  }
  await sleep(1_000);
  // not `asked`: on a busy machine the first ones have been given up by now, and others begun
  expect(server.mostAtOnce).toBeLessThanOrEqual(4);
  await rows('delete from photo_addresses where user_id = $1', [dealer.id]);
});

it('the addresses are in the export of their member, and are deleted with the account', async () => {
  server.answers.set('b', () => undefined);
  await imported(restImports, dealer, file('a', 'b'), APPLY);
  await until(async () => server.asked.includes('b'));
  const { body } = await dealer.rest('GET', '/api/user/export');
  expect(body).toMatchObject({
    imports: {
      photos: [
        { url: server.of('a')[0], state: 'stored' },
        { url: server.of('b')[0], state: 'waiting' },
      ],
    },
  });
  dataOf(await dealer.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  expect(await rows('select 1 from photo_addresses where user_id = $1', [dealer.id])).toEqual([]);
});
