import type { Scope } from '@handover/domain/business/scopes';
import { Person, type Answer } from '../person.js';

/** A client that sends an API token and no cookie. */
export class Program extends Person {
  constructor(
    url: string,
    readonly token: string,
    readonly tokenId = '',
  ) {
    super(url);
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- bodies are what tests look at
  override rest<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return super.rest<Body>(method, path, body, { authorization: `Bearer ${this.token}`, ...headers });
  }
}

/** A program with a new token of the member. */
export async function programOf(
  member: Person,
  scopes: readonly Scope[],
  words: { expiresInDays?: number; ipRanges?: string[] } = {},
): Promise<Program> {
  const { status, body } = await member.rest<{ id: string; token: string }>('POST', '/api/tokens', {
    ...{ name: 'Stock import', expiresInDays: 30, ...words },
    scopes,
  });
  if (status !== 201) throw new Error(`the token was refused: ${JSON.stringify(body)}`);
  return Object.assign(new Program(member.url, body.token, body.id), { id: member.id, email: member.email });
}

const LISTINGS = '{ myListings { edges { node { contract { id } } } } }';
export const WORKING_TOKEN = [200, 'OK'];
export const REFUSED_TOKEN = [401, 'UNAUTHENTICATED'];

/** How its owner's listings are answered, over REST and GraphQL. */
export async function readsListings(as: Program): Promise<unknown[]> {
  const { body } = await as.graphql(LISTINGS);
  const code = body.errors?.[0]?.extensions?.code ?? (body as { code?: string }).code ?? 'OK';
  return [(await as.rest('GET', '/api/listings')).status, code];
}
