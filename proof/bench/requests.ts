// Complete HTTP requests, in the API of each server.
import { createHmac } from 'node:crypto';
import { encodeCursor } from '../../backend/src/common/api/paging.js';
import { sessionId } from './fill.steps.js';

/** How a server is asked: the product's two APIs, and the peers with APIs of their own. */
export type Api = 'graphql' | 'rest' | 'p1' | 'p2' | 'page';

/** A contract that requests name. */
export interface Row {
  id: string;
  userId: string;
  title: string;
  type: string;
  /** In cents. */
  payment: number;
  time: string;
}

export const SECRET = 'a secret of the measurements, 32 characters and more';
const PAGE = 20;

const get = (path: string, headers: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
const getJson = (path: string) => get(path, 'Accept: application/json\r\n');
export const getPage = (path: string, cookie = '') => get(path, `Accept: text/html\r\n${cookie}`);

function post(path: string, body: object, headers = ''): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: application/json\r\n` +
      `${headers}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

const graphql = (query: string, variables: object, headers?: string) =>
  post('/graphql', { query, variables }, headers);

/** The session cookie of member `n`, signed as express-session signs it. */
export function sessionHeader(n: number): string {
  const sid = sessionId(n);
  const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `handover.sid=s%3A${encodeURIComponent(`${sid}.${signature}`)}`;
}

export const cookieOf = (n: number): string => `Cookie: ${sessionHeader(n)}\r\n`;

/** The list with filters that this contract meets, a narrow range of payments among them; differs for each `n`. */
export function filteredPath(n: number, { type, payment }: Row): string {
  const dollars = (factor: number) => ((payment * factor) / 100).toFixed(2);
  return `/contracts?type=${type}&payment=${dollars(0.8)}-${dollars(1.2)}&months=1-${600 + n}`;
}

/** The page of the list that begins with this contract. */
export function pathFrom({ time, id }: Row): string {
  const justBefore = new Date(Date.parse(time) + 1).toISOString();
  return `/contracts?after=${encodeURIComponent(encodeCursor([justBefore, id]))}`;
}

const FIELDS =
  'userId title type description location monthlyPayment remainingTermMonths transferFee status createdAt updatedAt';

/** The requests of one API. */
interface Requests {
  list(type: string | undefined, after?: Row): Buffer;
  one(id: string): Buffer;
  search(words: string): Buffer;
  /** As member `by`; the text has the number `n`. */
  create(n: number, row: Row, by: number): Buffer;
}

const newContract = (n: number, { title, type }: Row) => ({
  title: title.slice(0, 180),
  type,
  description: `Well kept, 12,000 miles a year, all papers are there. Reference ${(n * 7919).toString(16)}.`,
  location: 'Austin, TX',
  monthlyPayment: 38_900 + n,
  remainingTermMonths: 18,
});

const query = (parameters: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries({ limit: String(PAGE), ...parameters }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  ).toString();
const cursorOf = (row: Row | undefined) => row && encodeCursor([row.time, row.id]);

const rest: Requests = {
  list: (type, after) => getJson(`/api/contracts?${query({ type, cursor: cursorOf(after) })}`),
  one: (id) => getJson(`/api/contracts/${id}`),
  search: (q) => getJson(`/api/contracts?${query({ q })}`),
  create: (n, row, by) => post('/api/contracts', newContract(n, row), cookieOf(by)),
};

const p1: Requests = {
  list: (type, after) =>
    getJson(`/contracts?${query({ type, after: after && `${after.time}_${after.id}` })}`),
  one: (id) => getJson(`/contracts/${id}`),
  search: (q) => getJson(`/contracts?${query({ q })}`),
  create: (n, row, by) => post('/contracts', newContract(n, row), cookieOf(by)),
};

const asEnum = (type: string | undefined) => type?.toUpperCase().replaceAll('-', '_');
const CONNECTION = `edges { node { id ${FIELDS} } } pageInfo { hasNextPage endCursor }`;
const LIST = `query List($filter: ContractFilter, $first: Int, $after: String) {
  contracts(filter: $filter, first: $first, after: $after) { ${CONNECTION} } }`;
const own: Requests = {
  list: (type, after) =>
    graphql(LIST, { filter: { type: asEnum(type) }, first: PAGE, after: cursorOf(after) }),
  one: (id) => graphql(`query One($id: ID!) { contract(id: $id) { id ${FIELDS} } }`, { id }),
  search: (q) => graphql(LIST, { filter: { q }, first: PAGE }),
  create: (n, row, by) =>
    graphql(
      `mutation Create($input: SubmitContractInput!) { submitContract(input: $input) { id ${FIELDS} } }`,
      { input: { ...newContract(n, row), type: asEnum(row.type) } },
      cookieOf(by),
    ),
};

const P2_PAGE = `edges { node { rowId ${FIELDS} } } pageInfo { hasNextPage endCursor }`;
const p2: Requests = {
  list: (type, after) =>
    after
      ? graphql(
          `query Page($type: String!, $time: Datetime!, $id: UUID!) {
            contractsOfTypeAfter(ofType: $type, lastTime: $time, lastId: $id, first: ${PAGE}) { ${P2_PAGE} } }`,
          { type, time: after.time, id: after.id },
        )
      : graphql(
          `query List($type: String!) { contractsOfType(ofType: $type, first: ${PAGE}) { ${P2_PAGE} } }`,
          {
            type,
          },
        ),
  one: (id) => graphql(`query One($id: UUID!) { contractByRowId(rowId: $id) { rowId ${FIELDS} } }`, { id }),
  search: (words) =>
    graphql(
      `query Search($words: String!) { searchContracts(words: $words, first: ${PAGE}) { ${P2_PAGE} } }`,
      {
        words,
      },
    ),
  create: (n, row) =>
    graphql(
      `mutation Create($input: CreateContractInput!) { createContract(input: $input) { contract { rowId ${FIELDS} } } }`,
      { input: { contract: { userId: row.userId, ...newContract(n, row) } } },
    ),
};

export const REQUESTS: Record<Exclude<Api, 'page'>, Requests> = { graphql: own, rest, p1, p2 };
