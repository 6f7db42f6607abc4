import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ImportProgress } from '../../src/business/imports/import.progress.js';
import { PhotoFetching } from '../../src/business/imports/photos/photo-fetching.js';
import { Outgoing } from '../../src/business/outgoing.js';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { drawn, emptyPng, jpeg } from '../factories/images.js';
import { organisationApis } from '../support/business/organisations.js';
import { PhotoServer } from '../support/business/photo-server.js';
import { csv, IMPORT_APIS, imported, restImports } from '../support/contracts/imports.js';
import { PHOTO_HEADINGS, photoRow, shownPhotos } from '../support/contracts/photo-imports.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { until } from '../support/until.js';

let product: TestApp;
let admin: Person;
let server: PhotoServer;
let dealer: Person;
let outgoing: Outgoing;
beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  admin = await product.admin();
  outgoing = product.app.get(Outgoing, { strict: false });
});
afterAll(() => product.stop());
beforeEach(async () => {
  server = await new PhotoServer().start();
  dealer = await product.member();
});
afterEach(() => {
  server.stop();
  jest.restoreAllMocks();
});

const APPLY = { mode: 'apply' } as const;
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const shown = () => shownPhotos(product, dealer, 'CAR-1');
const listing = (...urls: string[]) => csv(PHOTO_HEADINGS, photoRow(1, urls.join(' ')));
const file = (...paths: string[]) => listing(...server.of(...paths));
const reportOf = async (id: string) => dataOf(await restImports.get(dealer, id));
const messages = async (id: string) => (await reportOf(id)).report.map(({ message }) => message);

async function fetched(content: string, api = restImports) {
  const { id } = await imported(api, dealer, content, APPLY);
  await until(async () => (await reportOf(id)).photosWaiting === 0);
  return dataOf(await api.get(dealer, id));
}

interface Address {
  state: string;
  tries: number;
  minutes: number;
}
/** The addresses of the dealer, and in how many minutes they are tried. */
const addresses = () =>
  rows<Address>(
    `select state, tries, round(extract(epoch from run_at - now()) / 60)::int as minutes from photo_addresses
     where user_id = $1 order by position`,
    [dealer.id],
  );
/** Waits for the end of an attempt after which the address waits. */
const tried = (tries: number) =>
  until(async () => (await addresses()).some((one) => one.tries === tries && one.minutes > 0));
/** Makes the clock of the addresses so much later, and lets the job look. */
async function afterSomeTime(): Promise<void> {
  await rows('update photo_addresses set run_at = now() where user_id = $1', [dealer.id]);
  await product.app.get(PhotoFetching).run();
}

describe.each(IMPORT_APIS)('what is wrong with a photo, through %s', (_name, api) => {
  it('is in the report with its row and its column, and the row is applied', async () => {
    const answers = {
      gone: { status: 404 },
      page: Buffer.from('<!doctype html><p>Not a photo</p>'),
      small: await jpeg({ width: 300, height: 200 }),
      half: (await jpeg()).subarray(0, 900),
      gif: await drawn().gif().toBuffer(),
      pixels: emptyPng(60_000, 60_000, Buffer.alloc(100)),
      large: Buffer.alloc(11 * 1024 * 1024),
    };
    for (const [path, answer] of Object.entries(answers)) server.answers.set(path, answer);
    const paths = ['a', ...Object.keys(answers), 'b'];
    const read = await fetched(
      csv(PHOTO_HEADINGS, photoRow(0), photoRow(1, server.of(...paths).join(' '))),
      api,
    );
    expect(read).toMatchObject({ state: 'done', ok: 2, failed: 0, created: 2, problems: 7 });
    const told = Object.fromEntries(
      read.report.map(({ row, column, message }) => {
        expect([row, column]).toEqual([3, 'photo_urls']);
        return /^([a-z]+): (.*)$/.exec(message.slice(server.url.length + 1))!.slice(1);
      }),
    );
    expect(told).toEqual({
      gone: 'It was answered with the status 404.',
      page: 'Please choose a JPEG, PNG or WebP photo.',
      small: expect.stringContaining('too small'),
      half: expect.stringContaining('damaged or incomplete'),
      gif: expect.stringContaining('JPEG, PNG or WebP'),
      pixels: expect.stringContaining('more than 50 megapixels'),
      large: 'The answer has more than 10485760 bytes.',
    });
    expect(await shown()).toEqual(await server.digests('a', 'b'));
  });
});

it('an address that does not go to the public internet fails its row, and one that redirects there its photo', async () => {
  const private_ = await imported(
    restImports,
    dealer,
    listing('https://photos.example/a', 'https://10.0.0.1/a'),
    {},
  );
  expect(private_.report).toEqual([
    {
      ...{ row: 2, column: 'photo_urls' },
      message: 'https://10.0.0.1/a: 10.0.0.1 was not found on the public internet.',
    },
  ]);
  server.answers.set('away', { status: 302, location: 'http://169.254.169.254/latest/meta-data/' });
  server.answers.set('near', { status: 302, location: `${server.url}/a` });
  const { report } = await fetched(file('away', 'near'));
  expect(report.map(({ message }) => message)).toEqual([
    expect.stringMatching(/\/away: The address must begin/),
  ]);
  expect(await shown()).toEqual(await server.digests('a'));
});

it('names the column as the file does, and shortens the address', async () => {
  const path = 'x'.repeat(500);
  server.answers.set(path, { status: 410 });
  dataOf(await restImports.map(dealer, { Bilder: 'photo_urls' }));
  const { report } = await fetched(file(path).replace('photo_urls', 'Bilder'));
  expect(report).toMatchObject([{ row: 2, column: 'Bilder', message: expect.stringMatching(/x…: It was/) }]);
  expect(report[0]!.message.length).toBeLessThan(130);
});

it('shortens what a row states without halving a character, which would fail the file', async () => {
  const cell = `${'x'.repeat(78)}😀 is no address`.replaceAll(' ', '_');
  const { report } = await fetched(csv(PHOTO_HEADINGS, photoRow(0), photoRow(1, cell)));
  expect(report).toMatchObject([{ row: 3, message: expect.stringMatching(/^x{78}…: The address/) }]);
});

it('13 addresses, and 5 million in one cell, are one problem, at once', async () => {
  const many = Array.from({ length: 13 }, (_, at) => `${server.url}/${at}`).join('|');
  const huge = 'https:'.padEnd(10, '/') + ' x'.repeat(4_900_000);
  const began = performance.now();
  const { report } = await imported(
    restImports,
    dealer,
    csv(PHOTO_HEADINGS, photoRow(1, many), photoRow(2, huge)),
    APPLY,
  );
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(report).toEqual(
    [2, 3].map((row) => ({
      ...{ row, column: 'photo_urls' },
      message: 'Please name at most 12 different addresses of photos.',
    })),
  );
  expect(server.asked).toEqual([]);
});

it('a server that is busy is asked again after 1, 5 and 30 minutes, and the photo is stored then', async () => {
  server.answers.set('a', { status: 503 });
  const { id } = await imported(restImports, dealer, file('a', 'b'), APPLY);
  await tried(1);
  await until(async () => (await addresses())[1]?.state === 'stored');
  expect((await addresses())[0]).toEqual({ state: 'waiting', tries: 1, minutes: 1 });
  for (const [at, minutes] of [5, 30].entries()) {
    await afterSomeTime();
    await tried(at + 2);
    expect((await addresses())[0]).toMatchObject({ state: 'waiting', minutes });
  }
  expect(await reportOf(id)).toMatchObject({ photosWaiting: 1, report: [] });
  server.answers.delete('a');
  await afterSomeTime();
  await until(async () => (await reportOf(id)).photosWaiting === 0);
  expect(await shown()).toEqual(await server.digests('a', 'b'));
  expect(await messages(id)).toEqual([]);
});

it('a server that is down is given up after four attempts', async () => {
  server.answers.set('a', (response) => response.destroy());
  const { id } = await imported(restImports, dealer, file('a'), APPLY);
  for (const tries of [1, 2, 3]) {
    await tried(tries);
    await afterSomeTime();
  }
  await until(async () => (await reportOf(id)).photosWaiting === 0);
  expect(server.asked).toHaveLength(4);
  expect(await messages(id)).toEqual([`${server.url}/a: The connection failed (UND_ERR_SOCKET).`]);
  // a later file begins again
  server.answers.delete('a');
  expect(await fetched(file('a'))).toMatchObject({ unchanged: 1, report: [] });
  expect(await shown()).toEqual(await server.digests('a'));
});

it('a name server that fails is asked again, and a name that it does not know is not', async () => {
  const { resolve } = outgoing;
  let code = 'EAI_AGAIN';
  outgoing.resolve = (_, __, callback) => callback(Object.assign(new Error(code), { code }), []);
  try {
    const { id } = await imported(restImports, dealer, listing('https://photos.example/a'), APPLY);
    await tried(1);
    expect(await messages(id)).toEqual([]);
    code = 'ENOTFOUND';
    await afterSomeTime();
    await until(async () => (await reportOf(id)).photosWaiting === 0);
    expect(await messages(id)).toEqual([
      'https://photos.example/a: photos.example was not found on the public internet.',
    ]);
  } finally {
    outgoing.resolve = resolve;
  }
});

it('a failure is told by the import that names the address then', async () => {
  server.answers.set('a', { status: 503 });
  const first = await imported(restImports, dealer, file('a'), APPLY);
  await tried(1);
  const second = await imported(
    restImports,
    dealer,
    csv(PHOTO_HEADINGS, photoRow(7), photoRow(1, server.of('a')[0])),
    APPLY,
  );
  expect(second).toMatchObject({ unchanged: 1, created: 1, photosWaiting: 1 });
  expect(await reportOf(first.id)).toMatchObject({ photosWaiting: 0 });
  // while it is fetched, a third one does
  let finish: (() => void) | undefined;
  server.answers.set('a', (response) => (finish = () => response.writeHead(404).end()));
  await afterSomeTime();
  await until(async () => finish !== undefined);
  const third = await imported(restImports, dealer, file('a'), APPLY);
  finish!();
  await until(async () => (await reportOf(third.id)).photosWaiting === 0);
  expect([(await reportOf(third.id)).report, (await reportOf(third.id)).problems]).toEqual([
    [{ row: 2, column: 'photo_urls', message: expect.stringContaining('status 404') }],
    1,
  ]);
  for (const { id } of [first, second]) expect(await reportOf(id)).toMatchObject({ problems: 0, report: [] });
});

it('a report has 10 problems of a row and 500 in all, those of photos among them', async () => {
  const paths = Array.from({ length: 12 }, (_, at) => `f${at}`);
  for (const path of paths) server.answers.set(path, { status: 404 });
  const read = await fetched(csv(PHOTO_HEADINGS, photoRow(1, server.of(...paths).join(' '))));
  expect(read).toMatchObject({ problems: 10, ok: 1 });
  expect(read.report).toHaveLength(10);
  await rows('update imports set problems = 500 where id = $1', [read.id]);
  await rows('delete from import_rows where import_id = $1', [read.id]);
  await rows(
    `update photo_addresses set state = case position when 0 then 'waiting' else 'stored' end, tries = 0 where user_id = $1`,
    [dealer.id],
  );
  await afterSomeTime();
  await until(async () => (await reportOf(read.id)).photosWaiting === 0);
  expect(await reportOf(read.id)).toMatchObject({ problems: 501, report: [] });
});

it('problems that a file has while photos fail are all counted, and those of paused contracts do not hide them', async () => {
  server.answers.set('a', { status: 404 });
  const progress = product.app.get(ImportProgress);
  const lock = progress.lock.bind(progress);
  let locked = 0;
  jest.spyOn(progress, 'lock').mockImplementation(async (...given) => {
    if (++locked === 20) await until(async () => (await addresses())[0]?.state === 'failed');
    return lock(...given);
  });
  const wrong = Array.from({ length: 30 }, (_, at) => photoRow(at + 2).replace('389.00', 'x'));
  const read = await fetched(csv(PHOTO_HEADINGS, photoRow(1, server.of('a')[0]), ...wrong));
  expect([read.problems, read.report.length]).toEqual([31, 31]);
  const { id } = await imported(restImports, dealer, file('a'), { ...APPLY, missing: 'pause' });
  await until(async () => (await reportOf(id)).photosWaiting === 0);
  expect(await reportOf(id)).toMatchObject({ problems: 1, report: [{ row: 2 }] });
});

const suspend = async () =>
  dataOf(await admin.viaRest('POST', `/api/admin/users/${dealer.id}/suspend`, { reason: 'a test' }));

const END: [string, (contractId: string) => Promise<unknown>][] = [
  ['is hidden', (id) => rows('update contracts set hidden_at = now() where id = $1', [id])],
  ['is in transfer', (id) => rows(`update contracts set status = 'pending' where id = $1`, [id])],
  ['is sold', (id) => rows(`update contracts set status = 'completed' where id = $1`, [id])],
  ['is of a member who is suspended', () => suspend()],
  ['is of a deleted account', () => rows('update users set deleted_at = now() where id = $1', [dealer.id])],
];

it.each(END)('drops the addresses of a contract that %s without notifying anyone', async (_, end) => {
  server.answers.set('a', { status: 503 });
  const { id } = await imported(restImports, dealer, file('a', 'b'), APPLY);
  await until(async () => (await addresses())[1]?.state === 'stored');
  await tried(1);
  const [contract] = await rows<{ id: string }>('select id from contracts where user_id = $1', [dealer.id]);
  await end(contract!.id);
  server.answers.delete('a');
  const published = jest.spyOn(product.app.get(TopicBus), 'publish');
  await afterSomeTime();
  await until(async () => (await addresses()).length === 1);
  expect(server.asked.filter((path) => path === 'a')).toHaveLength(1);
  expect(await rows('select problems from imports where id = $1', [id])).toEqual([{ problems: 0 }]);
  // who watches the import reads that nothing is to be fetched any more
  await until(async () =>
    published.mock.calls.some(
      ([topic, told]) => topic === 'importChanged' && 'importId' in told && told.importId === id,
    ),
  );
});

it('the addresses of an organization that was closed are dropped, and those of a token were its own', async () => {
  const [api] = organisationApis;
  const words = { name: 'Lot 7', kind: 'dealer', licence: 'TX 7' };
  const { id: organisationId } = dataOf(await api!.request(dealer, words));
  dataOf(await api!.approve(admin, organisationId));
  server.answers.set('a', { status: 503 });
  await imported(restImports, dealer, file('a', 'b'), { ...APPLY, organisationId } as typeof APPLY);
  await until(async () => (await addresses())[1]?.state === 'stored');
  await tried(1);
  dataOf(await api!.close(admin, organisationId, 'It is a test.'));
  await afterSomeTime();
  await until(async () => (await addresses()).length === 1);
  expect(server.asked.filter((path) => path === 'a')).toHaveLength(1);
});

it('a photo that arrives after the suspension of its member is not added', async () => {
  let finish: (() => void) | undefined;
  server.answers.set('a', (response) => {
    finish = () => void server.photo('a').then((bytes) => response.end(bytes));
  });
  await imported(restImports, dealer, file('a'), APPLY);
  await until(async () => finish !== undefined);
  await suspend();
  finish!();
  await until(async () => (await addresses()).length === 0);
  expect(await shown()).toEqual([]);
});

it('a list that was changed counts as an edit of the contract', async () => {
  const strict = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true', RATE_LIMITS: 'default' });
  try {
    const member = await strict.member();
    const send = (path: string) => imported(restImports, member, file(path), APPLY);
    expect(await send('a')).toMatchObject({ created: 1 });
    for (let at = 0; at < 20; at++) expect(await send(`b${at}`)).toMatchObject({ changed: 1 });
    expect(await send('b19')).toMatchObject({ unchanged: 1 });
    expect(await send('c')).toMatchObject({ failed: 1 });
  } finally {
    await strict.stop();
  }
});
