import { describe, expect, it } from '@jest/globals';
import { JOBS, requestsOf, twoWords, type Job, type Material } from './jobs.js';
import { cookieOf, type Api } from './requests.js';
import { addedCpu, idsIn } from './rounds.js';
import { scriptsOf } from './parts/weight.js';

const row = (n: number) => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  userId: '00000000-0000-4000-8000-000000000000',
  title: `Honda Civic lease number ${n}`,
  type: 'car-lease',
  payment: 38_900 + n,
  time: `2026-03-0${n}T12:00:00.000Z`,
});
const held = (n: number) => ({ ...row(n), holder: n });
const material: Material = {
  ...{ rows: [row(1), row(2)], first: [row(3), row(4)], deep: [row(5), row(6)], held: [held(7), held(8)] },
};

describe('requests', () => {
  const apis: Api[] = ['p1', 'p2', 'rest', 'graphql'];
  it.each(Object.keys(JOBS) as Job[])('of %s are complete for every server, with equal counts', (job) => {
    const counts = apis.map((api) => {
      const requests = requestsOf(job, api, material);
      for (const request of requests) {
        const [head = '', body = ''] = request.toString().split('\r\n\r\n');
        expect(head).toMatch(/^(GET|POST) \/\S* HTTP\/1\.1\r\nHost: localhost/);
        const length = /Content-Length: (\d+)/.exec(head)?.[1];
        expect(Buffer.byteLength(body)).toBe(Number(length ?? 0));
      }
      return requests.length;
    });
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBe(job === 'J1-same' ? 1 : 2);
  });

  it.each(Object.keys(JOBS).filter((job) => job !== 'J1-same') as Job[])('of %s all differ', (job) => {
    const requests = requestsOf(job, 'rest', material).map(String);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it.each(['page-filter', 'page-filter-member', 'page-own-list', 'page-own-contract'] as const)(
    'of %s have addresses that no other request has',
    (job) => {
      const addresses = requestsOf(job, 'page', material).map((request) => String(request).split(' ')[1]);
      expect(new Set(addresses).size).toBe(addresses.length);
    },
  );

  it('for pages with an own contract are signed by its holder', () => {
    for (const job of ['page-own-list', 'page-own-contract'] as const)
      expect(String(requestsOf(job, 'page', material)[0])).toContain(cookieOf(7));
  });

  it('of the create job are signed by a member, also for the peer', () => {
    for (const api of ['p1', 'rest', 'graphql'] as const)
      expect(String(requestsOf('J5', api, material)[0])).toMatch(/Cookie: handover\.sid=s%3Abench-1\./);
  });
});

describe('two words of a title', () => {
  it('are different, and vary with the number', () => {
    const title = 'The Honda Civic lease, a lease';
    const pairs = [0, 1, 2, 3].map((n) => twoWords(title, n)?.split(' ') ?? []);
    for (const [first, second] of pairs) expect(first).not.toBe(second);
    expect(new Set(pairs.map(String)).size).toBe(4);
  });
  it('are null if the title has fewer', () => expect(twoWords('My RV', 1)).toBeNull());
});

it('the contracts in an answer are read in the form of each server, without the members who listed them', () => {
  const [id, userId] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  expect(idsIn(`[{"id":"${id}","userId":"${userId}"}]`)).toEqual([id]);
  expect(idsIn(`{"data":{"contract":{"rowId":"${id}","userId":"${userId}"}}}`)).toEqual([id]);
});

it("the database's processor time leaves out connections that were closed and includes new ones", () => {
  const before = new Map([
    [1, 100],
    [2, 9000],
  ]);
  const after = new Map([
    [1, 150],
    [3, 30],
    [4, NaN],
  ]);
  expect(addedCpu(before, after)).toBe(80);
});

it('the scripts of a page are counted once each', () => {
  const html = `<script type="module" src="/assets/start.js"></script><link rel="modulepreload" href="/assets/a.js" />
    <link rel="modulepreload" href="/assets/start.js" /><link rel="stylesheet" href="/assets/a.css" />`;
  expect(scriptsOf(html)).toEqual(['/assets/start.js', '/assets/a.js']);
});
