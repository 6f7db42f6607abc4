import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { takeAnswers } from '../boot/early-answers';
import { send } from '../connection';
import { createCache } from './cache';
import { sessionLink, socketLink, stepUpLink } from './links';

/** Provides the Apollo client to its children. The landing page is outside of it and loads no Apollo code. */
export function ApolloScope({ children }: { children: ReactNode }) {
  // The server has no client; see server/apollo-react.ts.
  return import.meta.env.SSR ? (
    children
  ) : (
    <ApolloProvider client={browserClient()}>{children}</ApolloProvider>
  );
}

let client: ApolloClient | undefined;

/** The Apollo client of this tab, created on first use. */
const browserClient = () =>
  (client ??= new ApolloClient({
    cache: createCache(takeAnswers()),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      socketLink,
      ApolloLink.from([
        stepUpLink,
        sessionLink,
        new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: send }),
      ]),
    ),
    // Read from the cache first; a screen that needs fresh data sets its own fetch policy.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false } },
  }));
