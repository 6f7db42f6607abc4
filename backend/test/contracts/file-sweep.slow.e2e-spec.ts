import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSweep } from '../../src/photos/file-sweep.js';
import { listContract } from '../factories/contract.js';
import { jpeg } from '../factories/images.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { Bucket } from '../support/servers/bucket.js';
import type { Person } from '../support/person.js';
import { until } from '../support/until.js';

const DAY_MS = 24 * 60 * 60_000;
const WIDTHS = [320, 800, 1600];

/** The names of the files of a photo that was sent so many days ago. */
function filesOf(days: number): string[] {
  const time = (Date.now() - days * DAY_MS).toString(16).padStart(12, '0');
  const random = Math.random().toString(16).slice(2, 14).padEnd(12, '0');
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7abc-8def-${random}`;
  return WIDTHS.map((width) => `${id}-${width}.webp`);
}
const photos = (count: number, days: number) => Array.from({ length: count }, () => filesOf(days)).flat();
const ours = (names: string[]) => names.map((name) => `handover/${name}`);

let bucket: Bucket;
let product: TestApp;
let holder: Person;
beforeAll(async () => {
  bucket = await Bucket.start();
  product = await startApp(bucket.settings);
  holder = await product.member();
});
afterAll(async () => {
  await product.stop();
  bucket.stop();
});

async function send(as: Person, contractId: string, seed: number) {
  const bytes = await jpeg({ seed });
  return as.rest<{ id: string; urls: Record<string, string>; error?: string }>(
    'POST',
    `/api/contracts/${contractId}/photos`,
    bytes,
    { 'content-type': 'image/jpeg' },
  );
}
const notes = async (on: TestApp) =>
  (await on.visitor().rest<{ notes?: string[] }>('GET', '/readyz')).body.notes ?? [];
const operatorNotes = () =>
  product.database.query(`select 1 from graphile_worker.jobs where key = 'file-sweep.note'`);
const sweep = (on = product) => on.app.get(FileSweep).run();
const statusOf = async (path = '') => (await fetch(product.url + path)).status;

describe('the file sweep of a bucket', () => {
  it('leaves alone what has no name of a photo, or is not below its prefix', async () => {
    const foreign = [
      ...['handover.dump', 'backups/2026-11-23/base.tar.gz', 'invoices/2026/0001.pdf', 'logo.webp'],
      ...['handover/notes.txt', 'handover/logo.webp', `handover/backups/${filesOf(90)[0]}`],
      ...[...filesOf(90), ...ours(filesOf(90)).map((name) => `${name}.bak`)],
    ];
    bucket.put(...foreign);
    await sweep();
    expect(bucket.names).toEqual(expect.arrayContaining(foreign));
  });

  it('deletes files of a photo that has no row after 30 days, and none before', async () => {
    const { body } = await send(holder, (await listContract(holder)).id, 1);
    const [old, recent] = [ours(filesOf(31)), ours(filesOf(29))];
    bucket.put(...old, ...recent);
    await sweep();
    expect(bucket.names).toEqual(expect.arrayContaining(recent));
    expect(bucket.names.filter((name) => old.includes(name))).toEqual([]);
    expect(await statusOf(body.urls[320])).toBe(200);
  });

  it('deletes nothing if more than 2 % of the files have no row, and tells the operator', async () => {
    const all = bucket.names.length;
    const unknown = ours(photos(2, 40));
    bucket.put(...unknown);
    await sweep();
    expect(bucket.names).toHaveLength(all + unknown.length);
    expect(await operatorNotes()).toHaveLength(1);
    // with 300 others they are below 2 %; those are too young to be taken for orphans
    await product.database.query(`delete from graphile_worker._private_jobs where key = 'file-sweep.note'`);
    const young = ours(photos(100, 10));
    bucket.put(...young);
    await sweep();
    expect(bucket.names.filter((name) => unknown.includes(name))).toEqual([]);
    expect(await operatorNotes()).toEqual([]);
    for (const name of young) bucket.objects.delete(name);
  });

  it('deletes nothing if more than 100 files have no row, however many there are', async () => {
    const [unknown, young] = [ours(photos(34, 40)), ours(photos(1800, 10))];
    bucket.put(...unknown, ...young);
    await sweep();
    expect(bucket.names).toEqual(expect.arrayContaining(unknown));
    expect(await operatorNotes()).toHaveLength(1);
    for (const name of [...unknown, ...young]) bucket.objects.delete(name);
  });

  it('continues in another job with what it has found', async () => {
    const [unknown, young] = [ours(photos(1, 40)), ours(photos(60, 10))];
    bucket.put(...unknown, ...young);
    await product.app.get(FileSweep).run({}, 0);
    await until(async () => !bucket.names.some((name) => unknown.includes(name)));
    expect(bucket.names).toEqual(expect.arrayContaining(young));
  });

  it('reads photos that were stored without a prefix, and deletes them 30 days after their deletion', async () => {
    const { body } = await send(holder, (await listContract(holder)).id, 2);
    const names = bucket.names.filter((name) => name.includes(body.id));
    const bare = names.map((name) => name.replace('handover/', ''));
    for (const name of names) {
      bucket.objects.set(name.replace('handover/', ''), bucket.objects.get(name) as Buffer);
      bucket.objects.delete(name);
    }
    expect(await statusOf(body.urls[320])).toBe(200);
    await holder.rest('DELETE', `/api/photos/${body.id}`);
    await sweep();
    expect(bucket.names).toEqual(expect.arrayContaining(bare));
    await product.database.query(`update photos set deleted_at = now() - interval '31 days' where id = $1`, [
      body.id,
    ]);
    await sweep();
    expect(bucket.names.filter((name) => bare.includes(name))).toEqual([]);
  });
});

describe('a second installation with the same bucket', () => {
  it('neither uploads nor sweeps, and says so', async () => {
    const other = await startApp(bucket.settings);
    try {
      const mark = bucket.objects.get('handover/handover.json')?.toString();
      const unknown = ours(filesOf(40));
      bucket.put(...unknown);
      await until(async () => (await notes(other)).length > 0);
      expect(await notes(other)).toEqual([
        expect.stringMatching(/belong to another installation .*S3_PREFIX/),
      ]);
      const member = await other.member();
      const { status } = await send(member, (await listContract(member)).id, 3);
      expect(status).toBe(503);
      await sweep(other);
      expect(bucket.names).toEqual(expect.arrayContaining(unknown));
      expect(bucket.objects.get('handover/handover.json')?.toString()).toBe(mark);
      expect(await notes(product)).toEqual([]);
      for (const name of unknown) bucket.objects.delete(name);
    } finally {
      await other.stop();
    }
  });

  it('has its own files with a prefix of its own', async () => {
    const other = await startApp({ ...bucket.settings, S3_PREFIX: 'shop-2' });
    try {
      const before = bucket.names;
      const member = await other.member();
      const { status, body } = await send(member, (await listContract(member)).id, 4);
      expect([status, await notes(other)]).toEqual([201, []]);
      expect(bucket.names.filter((name) => name.includes(body.id))).toEqual(
        WIDTHS.map((width) => `shop-2/${body.id}-${width}.webp`).sort(),
      );
      await sweep(other);
      await sweep();
      expect(bucket.names).toEqual(expect.arrayContaining([...before, `shop-2/${body.id}-320.webp`]));
    } finally {
      await other.stop();
    }
  });
});

it('a folder of files that belongs to another installation is only read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-files-'));
  const mark = join(dataDir, 'files/handover.json');
  const first = await startApp({ DATA_DIR: dataDir });
  const second = await startApp({ DATA_DIR: dataDir });
  try {
    const uploaded = async (on: TestApp, seed: number) => {
      const member = await on.member();
      return (await send(member, (await listContract(member)).id, seed)).status;
    };
    await until(
      async () => existsSync(mark) && (await notes(second)).length + (await notes(first)).length === 1,
    );
    const [owner, other] = (await notes(second)).length > 0 ? [first, second] : [second, first];
    expect([await uploaded(owner, 5), await uploaded(other, 6)]).toEqual([201, 503]);
    // the operator knows that no other installation uses them
    rmSync(mark);
    expect(await uploaded(other, 6)).toBe(201);
  } finally {
    await first.stop();
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
