import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { takeAnswers } from '../boot/early-answers';
import { send } from '../connection';
import { createCache } from './cache';
import { sessionLink } from './session-link';
import { socketLink } from './socket-link';
import { stepUpLink } from './step-up-link';

const createBrowserClient = () =>
  new ApolloClient({
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
  });

let client: ApolloClient | undefined;

/** The Apollo client of this tab, created on first use. */
export const browserClient = () => (client ??= createBrowserClient());
