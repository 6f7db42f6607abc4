import type { Outcome, Person } from './person.js';

/** A page of a list, the same for both APIs. */
export interface Page<T> {
  items: T[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

export interface PageQuery {
  q?: string;
  first?: number;
  after?: string;
  action?: string;
  actorId?: string;
  targetId?: string;
  from?: string;
  to?: string;
  state?: string;
  group?: string;
  status?: string;
  payment?: string;
  role?: string;
  answered?: boolean;
  contractId?: string;
  memberId?: string;
}

/** A REST list: a plain array, with the next page's cursor in its Link header. */
export async function restPage<T>(
  as: Person,
  path: string,
  query: PageQuery & Partial<Record<'type' | 'location' | 'sort' | 'minPayment' | 'maxPayment', string>> = {},
): Promise<Outcome<Page<T>>> {
  const { first, after, ...filter } = query;
  const words = new URLSearchParams(
    Object.entries({ ...filter, limit: first, cursor: after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const target = `${path}?${words}`;
  const answer = await as.rest<T[]>('GET', target);
  if (answer.status !== 200) return as.viaRest('GET', target);
  const link = answer.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  const next = link ? new URL(link, as.url).searchParams.get('cursor') : null;
  return { ok: true, data: { items: answer.body, next } };
}

const ARGUMENTS = {
  q: 'String',
  action: 'String',
  actorId: 'ID',
  targetId: 'String',
  from: 'String',
  to: 'String',
  state: 'TransferStatus',
  group: 'TransferGroup',
  status: 'PurchaseStatus',
  payment: 'PurchaseStatus',
  role: 'Role',
  answered: 'Boolean',
  contractId: 'ID',
  memberId: 'ID',
};

/** A Relay connection; `fields` are what each node is asked for. Some lists have a filter of a type of their own. */
export async function graphqlPage<T>(
  as: Person,
  list: string,
  fields: string,
  query: PageQuery & { filter?: object } = {},
  filterType = '',
): Promise<Outcome<Page<T>>> {
  const words = Object.entries(ARGUMENTS).filter(([name]) => name in query);
  const more = filterType ? [['filter', filterType]] : words;
  const declared = more.map(([name, type]) => `, $${name}: ${type}`).join('');
  const passed = more.map(([name]) => `, ${name}: $${name}`).join('');
  const outcome = await as.viaGraphql<{
    edges: { node: T }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }>(
    `query($first: Int, $after: String${declared}) {
      ${list}(first: $first, after: $after${passed}) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
    { ...query },
  );
  if (!outcome.ok) return outcome;
  const { edges, pageInfo } = outcome.data;
  return {
    ok: true,
    data: { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null },
  };
}

/** What was asked for, or the refusal as an error: for steps that a test does not look at. */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.data;
}

/**
 * The data of a change that has to happen before a test goes on. Repeats it while the product answers 503, as it does
 * if a busy machine takes more than two seconds to open a connection to the database.
 */
export async function done<T>(change: () => Promise<Outcome<T>>, tries = 3): Promise<T> {
  const outcome = await change();
  return outcome.code === 'UNAVAILABLE' && tries > 1 ? done(change, tries - 1) : dataOf(outcome);
}
