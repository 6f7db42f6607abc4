/** @jest-environment node */
import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageResult } from '../app/shell/page-module';
import { pageClient, withAnswers } from './page-client';

const query: TypedDocumentNode<{ pets: string }, { owner: string; first: number }> = gql`
  query Pets($owner: ID!, $first: Int) {
    pets(owner: $owner, first: $first)
  }
`;

function Pets() {
  const { data, loading } = useQuery(query, { variables: { owner: 'ann', first: 2 } });
  return loading ? 'loading' : data?.pets;
}

const shown = (results: PageResult[]) =>
  withAnswers(results, () =>
    renderToStaticMarkup(
      <ApolloProvider client={pageClient}>
        <Pets />
      </ApolloProvider>,
    ),
  );

const ofAnn: PageResult = { query, variables: { first: 2, owner: 'ann' }, data: { pets: 'Rex' } };

it('answers a query of the page, whatever the order of its variables', () => {
  expect(shown([ofAnn])).toBe('Rex');
});

it.each([
  ['that failed', [{ ...ofAnn, data: undefined }]],
  ['with other variables', [{ ...ofAnn, variables: { first: 2, owner: 'bob' } }]],
  ['of an earlier render', []],
])('a query %s is loading', (_what, results) => {
  shown([ofAnn]);
  expect(shown(results)).toBe('loading');
});

it('forgets the answers of a render that fails', () => {
  expect(() =>
    withAnswers([ofAnn], () => {
      throw new Error('broken page');
    }),
  ).toThrow('broken page');
  const answer = pageClient.cache.diff({ query, variables: { owner: 'ann', first: 2 }, optimistic: false });
  expect(answer.complete).toBe(false);
});
