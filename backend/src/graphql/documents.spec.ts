import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { isRead } from './documents.js';

const rest = (method: string, path = '/api/contracts') => isRead({ method, path } as Request);
const graphql = (query: unknown, operationName?: unknown, path = '/graphql') =>
  isRead({ method: 'POST', path, body: { query, operationName } } as Request);

describe('REST', () => {
  it('reads with GET and HEAD and writes with all other methods', () => {
    expect([rest('GET'), rest('HEAD')]).toEqual([true, true]);
    expect(['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => rest(method))).toEqual(Array(4).fill(false));
  });
});

describe('GraphQL', () => {
  it('goes by the operation, not by words in the text', () => {
    expect(graphql('{ contracts(first: 500) { edges { node { id } } } } # mutation')).toBe(true);
    expect(
      graphql('query mutation { contracts(filter: { q: "mutation {" }) { edges { node { id } } } }'),
    ).toBe(true);
    expect(graphql('subscription { messageSent(contractId: "1") { id } }')).toBe(true);
    expect(graphql('mutation { sendMessage(contractId: "1", message: "query") { id } }')).toBe(false);
    expect(graphql('# query\nfragment F on Mutation { x }\nmutation M { ...F }')).toBe(false);
  });

  it('goes by the operation that the request names', () => {
    const both = 'query Q { contracts { edges { node { id } } } } mutation M { markRead { id } }';
    expect(graphql(both, 'Q')).toBe(true);
    expect(graphql(both, 'M')).toBe(false);
    // ambiguous or unknown: the server refuses to run it
    expect([graphql(both), graphql(both, 'X'), graphql(both, 7)]).toEqual([true, true, true]);
  });

  it('reads documents of any length', () => {
    const text = 'x'.repeat(20_000);
    expect(graphql(`mutation { sendMessage(contractId: "1", message: "${text}") { id } }`)).toBe(false);
    expect(graphql(`{ contracts(filter: { q: "${text}" }) { edges { cursor } } }`)).toBe(true);
  });

  it.each([
    ['no document', undefined],
    ['a number', 7],
    ['broken syntax', 'mutation {'],
    ['only a comment', '# mutation'],
    ['more tokens than the server parses', `mutation { ${'a '.repeat(500)} }`],
  ])('counts %s as a read', (_name, query) => expect(graphql(query)).toBe(true));

  it('treats a POST to any other path as a write', () => {
    expect(graphql('{ contracts { id } }', undefined, '/graphql/x')).toBe(false);
    expect(graphql('{ contracts { id } }', undefined, '/graphqlx')).toBe(false);
  });
});
