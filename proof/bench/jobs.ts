// What is asked of every server, as complete HTTP requests in each server's own API.
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { encodeCursor } from '../../backend/src/common/paging.js';
import { sessionId } from './fill.steps.js';

/** How a server is asked: the product's two APIs, and the peers with APIs of their own. */
export type Api = 'graphql' | 'rest' | 'p1' | 'p2' | 'page';

export const SECRET = 'a secret of the measurements, 32 characters and more';
/** More different requests than any server here answers in a second, so that a kept answer does not help. */
const DIFFERENT = 30_000;
const PAGE = 20;
const DEEP_ROW = 40_000;
const TYPE = 'loan';

export const JOBS = {
  'J1-same': 'list of 20 by type, identical requests',
  J1: 'list of 20 by type, all different',
  J2: 'one contract, random ids',
  J3: 'search, two words',
  'J4-first': 'list of 20 of all types, among the first 1,000 rows',
  J4: 'list of 20 of all types, from row 40,000 on',
  J5: 'create, signed in',
  'page-list': '/contracts of 1,000 signed-in members',
  'page-contract': '/contracts/ID of 1,000 signed-in members, random ids',
  'page-distinct': '/contracts/ID of visitors, random ids',
} as const;
export type Job = keyof typeof JOBS;

interface Row {
  id: string;
  title: string;
  time: string;
  type: string;
}

const FIELDS =
  'id userId title type description location monthlyPayment remainingTermMonths transferFee status createdAt updatedAt';
const CONNECTION = `edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor }`;
const LIST = `query List($filter: ContractFilter, $first: Int, $after: String) { contracts(filter: $filter, first: $first, after: $after) { ${CONNECTION} } }`;
const ONE = `query One($id: ID!) { contract(id: $id) { ${FIELDS} } }`;
const CREATE = `mutation Create($input: SubmitContractInput!) { submitContract(input: $input) { ${FIELDS} } }`;

const get = (path: string, headers = 'Accept: application/json\r\n') =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
const page = (path: string, cookie = '') => get(path, `Accept: text/html\r\n${cookie}`);

function post(path: string, body: object, headers = ''): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: application/json\r\n${headers}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

const graphql = (query: string, variables: object, headers?: string) =>
  post('/graphql', { query, variables }, headers);

/** The session cookie of a member, signed as express-session signs it. */
export function cookieOf(n: number): string {
  const sid = sessionId(n);
  const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `Cookie: handover.sid=s%3A${encodeURIComponent(`${sid}.${signature}`)}\r\n`;
}

const asEnum = (type: string) => type.toUpperCase().replaceAll('-', '_');

function list(api: Api, type: string | undefined, after?: Row): Buffer {
  const cursor = after && encodeCursor([after.time, after.id]);
  if (api === 'graphql')
    return graphql(LIST, { filter: { type: type && asEnum(type) }, first: PAGE, after: cursor });
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (type) query.set('type', type);
  if (after && api === 'p1') query.set('after', `${after.time}_${after.id}`);
  if (cursor && api === 'rest') query.set('cursor', cursor);
  return get(`${api === 'p1' ? '' : '/api'}/contracts?${query.toString()}`);
}

function one(api: Api, id: string): Buffer {
  if (api === 'p1') return get(`/contracts/${id}`);
  return api === 'rest' ? get(`/api/contracts/${id}`) : graphql(ONE, { id });
}

function search(api: Api, words: string): Buffer {
  const q = encodeURIComponent(words);
  if (api === 'p1') return get(`/contracts?q=${q}&limit=${PAGE}`);
  return api === 'rest'
    ? get(`/api/contracts?q=${q}&limit=${PAGE}`)
    : graphql(LIST, { filter: { q: words }, first: PAGE });
}

function create(api: Api, n: number, { title, type }: Row): Buffer {
  const input = {
    title: title.slice(0, 180),
    type,
    description: `Well kept, 12,000 miles a year, all papers are there. Reference ${(n * 7919).toString(16)}.`,
    location: 'Austin, TX',
    monthlyPayment: 38_900 + n,
    remainingTermMonths: 18,
  };
  if (api === 'graphql') return graphql(CREATE, { input: { ...input, type: asEnum(type) } }, cookieOf(n));
  return post(api === 'p1' ? '/contracts' : '/api/contracts', input, cookieOf(n));
}

/** Two different words of four letters or more of a title; null if it has fewer. */
export function twoWords(title: string, n: number): string | null {
  const words = [...new Set(title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [])];
  if (words.length < 2) return null;
  const first = n % words.length;
  const second = (first + 1 + (Math.floor(n / words.length) % (words.length - 1))) % words.length;
  return `${words[first]} ${words[second]}`;
}

export interface Material {
  /** Random contracts, the same for every server. */
  rows: Row[];
  /** Cursors near the start of the list and far from it. */
  first: Row[];
  deep: Row[];
}

const ROW = `id, title, type, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`;
const NEWEST_FIRST = 'order by created_at desc, id desc';

/** Reads the rows that the requests name. */
export async function materialOf(client: pg.Client): Promise<Material> {
  await client.query('select setseed(0.5)');
  const read = async (order: string) =>
    (await client.query<Row>(`select ${ROW} from contracts where status in ('active', 'pending') ${order}`))
      .rows;
  return {
    rows: await read(`order by random() limit ${DIFFERENT}`),
    first: await read(`${NEWEST_FIRST} limit 1000`),
    deep: await read(`${NEWEST_FIRST} offset ${DEEP_ROW} limit ${DIFFERENT}`),
  };
}

export function requestsOf(job: Job, api: Api, { rows, first, deep }: Material): Buffer[] {
  switch (job) {
    case 'J1-same':
      return [list(api, TYPE)];
    case 'J1':
      return rows.map((row) => list(api, row.type, row));
    case 'J2':
      return rows.map(({ id }) => one(api, id));
    case 'J3':
      return rows
        .map(({ title }, n) => twoWords(title, n))
        .filter((words) => words !== null)
        .map((words) => search(api, words));
    case 'J4-first':
      return first.map((row) => list(api, undefined, row));
    case 'J4':
      return deep.map((row) => list(api, undefined, row));
    case 'J5':
      return rows.map((row, n) => create(api, n, row));
    case 'page-list':
      return rows.slice(0, 1000).map((_, n) => page('/contracts', cookieOf(n)));
    case 'page-contract':
      return rows.map(({ id }, n) => page(`/contracts/${id}`, cookieOf(n)));
    case 'page-distinct':
      return rows.map(({ id }) => page(`/contracts/${id}`));
  }
}
