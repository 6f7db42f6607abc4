import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { expect, it, jest } from '@jest/globals';
import { createCache } from './cache';
import { fillCache } from './fill-cache';

const list = {
  query: gql`
    query List($sort: String) {
      contracts(sort: $sort) {
        edges {
          node {
            id
            title
          }
        }
      }
    }
  `,
  variables: { sort: 'newest' },
  data: {
    contracts: {
      __typename: 'ContractConnection',
      edges: Array.from({ length: 20 }, (_, at) => ({
        __typename: 'ContractEdge',
        node: { __typename: 'Contract', id: `c${at}`, title: `Lease ${at}` },
      })),
    },
  },
};
const one = {
  query: gql`
    query One {
      myPurchaseOf {
        id
      }
    }
  `,
  data: { myPurchaseOf: null },
};

const createClient = () => {
  const request = jest.fn<ApolloLink['request']>();
  return { request, client: new ApolloClient({ cache: createCache(), link: new ApolloLink(request) }) };
};

it('puts whole answers into the cache: a hook gets them at once, without a request', async () => {
  const { client, request } = createClient();
  await fillCache(client, [list, one]);
  for (const { data, ...query } of [list, one])
    expect(client.watchQuery(query).getCurrentResult()).toMatchObject({ data, loading: false });
  await client.query({ query: list.query, variables: list.variables });
  expect(request).not.toHaveBeenCalled();
});

it.each([
  { answers: 'new answers', areNew: true, requests: 0 },
  { answers: 'answers of a shared page', areNew: false, requests: 1 },
])('a screen that needs fresh data asks for $answers $requests times', async ({ areNew, requests }) => {
  const { client, request } = createClient();
  await fillCache(client, [one], areNew);
  client.watchQuery({ query: one.query, fetchPolicy: 'cache-and-network' }).subscribe(() => undefined);
  expect(request).toHaveBeenCalledTimes(requests);
});

it('writes and reads in tasks of their own, a list first in part', async () => {
  const { client } = createClient();
  let now = 1e9;
  // each look at the clock finds that the task has become long
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 50));
  const sizes: unknown[] = [];
  const write = jest.spyOn(client, 'writeQuery').mockImplementation(({ data }) => {
    sizes.push((data as typeof list.data).contracts.edges.length);
    return undefined;
  });
  const filling = fillCache(client, [list]);
  await Promise.resolve();
  expect(write).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sizes).toEqual([1]);
  await filling;
  expect(sizes).toEqual([1, 20]);
});
