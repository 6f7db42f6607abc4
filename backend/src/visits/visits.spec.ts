import { expect, it } from '@jest/globals';
import type { Request } from 'express';
import pg from 'pg';
import type { Config } from '../common/config/config.js';
import { ContractViews } from '../common/contract-views.js';
import type { Database } from '../database/database.js';
import type { Retention } from '../retention/retention.js';
import { Visits } from './visits.js';

/** The counter with a database that fails as often as there are errors. */
function counting(errors: Error[] = []) {
  const written: unknown[][] = [];
  const seen: string[] = [];
  const query = async (_text: string, [, , names, visits]: unknown[][] = []) => {
    const error = errors.shift();
    if (error) throw error;
    written.push([names, visits]);
    return [];
  };
  const views = new ContractViews();
  views.register((id) => seen.push(id));
  const visits = new Visits(
    { query } as unknown as Database,
    views,
    { publicUrl: 'https://handover.example' } as Config,
    { register: () => undefined } as unknown as Retention,
  );
  return { visits, written, seen };
}
const page = (url: string, referer = 'https://news.example.com/') =>
  ({
    method: 'GET',
    url,
    originalUrl: url,
    headers: { 'user-agent': 'Mozilla/5.0', referer },
  }) as unknown as Request;

it('writes many visits at once', async () => {
  const { visits, written, seen } = counting();
  for (let n = 0; n < 1_000; n++) visits.page(page('/contracts/a?utm_source=mail'), 200);
  expect(written).toEqual([]);
  await visits.flush();
  await visits.flush();
  expect(written).toEqual([
    [
      ['news.example.com', 'mail'],
      [1_000, 1_000],
    ],
  ]);
  expect([seen.length, seen[0]]).toEqual([1_000, 'a']);
});

it('counts only pages that were found', async () => {
  const { visits, written, seen } = counting();
  for (const status of [302, 404, 503]) visits.page(page('/contracts/a'), status);
  await visits.onApplicationShutdown();
  expect([written, seen]).toEqual([[], []]);
});

it('keeps what could not be written for the next time, and writes it at the stop', async () => {
  const { visits, written } = counting([new Error('connection lost')]);
  visits.page(page('/'), 200);
  await visits.flush();
  expect(written).toEqual([]);
  visits.page(page('/'), 200);
  await visits.onApplicationShutdown();
  expect(written).toEqual([[['news.example.com'], [2]]]);
});

it('drops what the database refuses', async () => {
  const refusal = Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code: '23514' });
  const { visits, written } = counting([refusal]);
  visits.page(page('/'), 200);
  await visits.flush();
  await visits.onApplicationShutdown();
  expect(written).toEqual([]);
});
