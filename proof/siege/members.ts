import type { Product } from './product.js';
import { request, Wire, type Outcome } from './wire.js';

/** A signed-in member. */
export interface Member {
  id: string;
  email: string;
  cookie: string;
}

export const PASSWORD = 'a walk along the quiet harbour';
let members = 0;

export async function signUp(
  { url }: Pick<Product, 'url'>,
  headers: Record<string, string> = {},
): Promise<Member> {
  const email = `siege.${process.pid}.${++members}@example.com`;
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, acceptTerms: true }),
  });
  if (response.status !== 201) throw new Error(`register answered ${response.status}`);
  const { id } = (await response.json()) as { id: string };
  return { id, email, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

export const listing = (cookie: string, title: string): Buffer =>
  request('POST', '/api/contracts', {
    cookie,
    body: {
      title,
      type: 'loan',
      description: 'Made by a siege.',
      location: 'Nowhere',
      monthlyPayment: 100,
      remainingTermMonths: 12,
    },
  });

export const chatMessage = (cookie: string, contractId: string, message: string): Buffer =>
  request('POST', `/api/contracts/${contractId}/chat`, { cookie, body: { message } });

export const contactRequest = (message: string): Buffer =>
  request('POST', '/api/contact', {
    body: { name: 'Sam Siege', email: 'sam@example.com', message },
  });

export async function listContracts(product: Product, { cookie }: Member, count: number): Promise<string[]> {
  const wire = new Wire(product.port);
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(idIn(await wire.ask(listing(cookie, `Siege ${n}`), true)));
  wire.close();
  return ids;
}

/** The id of the created row, from the answer. */
export function idIn(outcome: Outcome): string {
  const id = /\r\n\r\n(?:[0-9a-f]+\r\n)?\{"id":"([0-9a-f-]{36})"/.exec(outcome.text ?? '')?.[1];
  if (!id) throw new Error(`Nothing was made: ${outcome.status} ${outcome.text?.slice(-300)}`);
  return id;
}

const LIST = `query { contracts(first: 24) { edges { node { id title type location monthlyPayment } cursor }
  pageInfo { hasNextPage endCursor } } }`;

/** The usual reads, one of each: the list as a page, the list over REST, one contract, GraphQL. */
export const reads = (contractId: string): Buffer[] => [
  request('GET', '/contracts', { accept: 'text/html' }),
  request('GET', '/api/contracts?limit=24'),
  request('GET', `/api/contracts/${contractId}`),
  request('POST', '/graphql', { body: { query: LIST } }),
];
