import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { readPageState } from '../boot/page-state';
import { createCache } from './cache';
import { socketLink } from './socket-link';

const createBrowserClient = () =>
  new ApolloClient({
    cache: createCache(readPageState().apollo),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      socketLink,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ),
    // Reads are never stale and never retried by themselves: a screen that wants news asks for it.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false } },
  });

let client: ApolloClient | undefined;

/** The one client of this browser tab, made when the first page needs it. */
export const browserClient = () => (client ??= createBrowserClient());
