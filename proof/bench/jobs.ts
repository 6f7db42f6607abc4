import type pg from 'pg';
import { cookieOf, filteredPath, getPage, pathFrom, REQUESTS, type Api, type Row } from './requests.js';

/** More different requests than any server here answers in a second, so that a cached answer does not help. */
const DIFFERENT = 30_000;
const TYPE = 'loan';
const DEEP_ROW = 40_000;
/** Members who create all contracts of J5-few. */
const FEW_MEMBERS = 8;

/** What every server is asked. */
export const JOBS = {
  'J1-same': 'list of 20 by type, identical requests',
  J1: 'list of 20 by type, all different',
  J2: 'one contract, random ids',
  J3: 'search, two words',
  'J4-first': 'list of 20 of all types, among the first 1,000 rows',
  J4: 'list of 20 of all types, from row 40,000 on',
  J5: 'create, 1,000 members in turn',
  'J5-few': `create, ${FEW_MEMBERS} members in turn`,
  'page-list': '/contracts of 1,000 signed-in members',
  'page-contract': '/contracts/ID of 1,000 signed-in members, random ids',
  'page-distinct': '/contracts/ID of visitors, random ids',
  'page-filter': '/contracts of visitors, each with filters of its own',
  'page-filter-member': '/contracts of signed-in members, each with filters of its own',
  'page-own-list': 'pages of /contracts, each of a member who holds a contract on it',
  'page-own-contract': '/contracts/ID of its holder, random ids',
} as const;
export type Job = keyof typeof JOBS;

/** A contract whose holder is signed in as this number. */
export type HeldRow = Row & { holder: number };

/** The rows that requests name, the same for every server. */
export interface Material {
  /** In random order. */
  rows: Row[];
  /** Near the start of the list and far from it, for cursors. */
  first: Row[];
  deep: Row[];
  /** In random order. */
  held: HeldRow[];
}

const COLUMNS = `id, user_id as "userId", title, type, monthly_payment as payment,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`;
const NEWEST_FIRST = 'order by created_at desc, id desc';

export async function materialOf(client: pg.Client): Promise<Material> {
  await client.query('select setseed(0.5)');
  const read = async <Of extends Row>(tail: string, columns = COLUMNS, tables = 'contracts') => {
    const listed = `select ${columns} from ${tables} where status in ('active', 'pending')`;
    return (await client.query<Of>(`${listed} ${tail}`)).rows;
  };
  return {
    rows: await read(`order by random() limit ${DIFFERENT}`),
    first: await read(`${NEWEST_FIRST} limit 1000`),
    deep: await read(`${NEWEST_FIRST} offset ${DEEP_ROW} limit ${DIFFERENT}`),
    held: await read<HeldRow>(
      `order by random() limit ${DIFFERENT}`,
      `${COLUMNS}, substring(sid from 'bench-(.*)')::integer - 1 as holder`,
      `(select sid, (sess #>> '{passport,user}')::uuid as member from sessions where sid like 'bench-%') reading
       join contracts on user_id = member`,
    ),
  };
}

/** The requests of a job, to be sent in turn. */
export function requestsOf(job: Job, api: Api, { rows, first, deep, held }: Material): Buffer[] {
  if (job === 'page-list') return rows.slice(0, 1000).map((_, n) => getPage('/contracts', cookieOf(n)));
  if (job === 'page-contract') return rows.map(({ id }, n) => getPage(`/contracts/${id}`, cookieOf(n)));
  if (job === 'page-distinct') return rows.map(({ id }) => getPage(`/contracts/${id}`));
  if (job === 'page-filter') return rows.map((row, n) => getPage(filteredPath(n, row)));
  if (job === 'page-filter-member') return rows.map((row, n) => getPage(filteredPath(n, row), cookieOf(n)));
  if (job === 'page-own-list') return held.map((row) => getPage(pathFrom(row), cookieOf(row.holder)));
  if (job === 'page-own-contract')
    return held.map(({ id, holder }) => getPage(`/contracts/${id}`, cookieOf(holder)));
  if (api === 'page') throw new Error(`${job} asks for no pages.`);
  const { list, one, search, create } = REQUESTS[api];
  switch (job) {
    case 'J1-same':
      return [list(TYPE)];
    case 'J1':
      return rows.map((row) => list(row.type, row));
    case 'J2':
      return rows.map(({ id }) => one(id));
    case 'J3':
      return rows.flatMap(({ title }, n) => twoWords(title, n) ?? []).map(search);
    case 'J4-first':
      return first.map((row) => list(undefined, row));
    case 'J4':
      return deep.map((row) => list(undefined, row));
    case 'J5':
      return rows.map((row, n) => create(n, row, n));
    case 'J5-few':
      return rows.map((row, n) => create(n, row, n % FEW_MEMBERS));
  }
}

/** Two different words of four letters or more of a title; null if it has fewer. */
export function twoWords(title: string, n: number): string | null {
  const words = [...new Set(title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [])];
  if (words.length < 2) return null;
  const first = n % words.length;
  const second = (first + 1 + (Math.floor(n / words.length) % (words.length - 1))) % words.length;
  return `${words[first]} ${words[second]}`;
}
