import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { defer, from, of, switchMap, tap, type Observable } from 'rxjs';
import { earlyAnswers, takeEarly } from '../boot/early-answers';
import { reportCodes } from '../boot/request';
import { send } from '../connection';
import { askFor } from '../session/member-question';
import { createCache } from './cache';
import { fillCache } from './fill-cache';

/** Provides the Apollo client to its children. The landing page is outside of it and loads no Apollo code. */
export function ApolloScope({ children }: { children: ReactNode }) {
  // the queries below have started: from here on a screen that needs fresh data gets it
  useEffect(() => {
    if (client) client.prioritizeCacheValues = false;
  }, []);
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
    cache: createCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      socketLink,
      ApolloLink.from([
        questionLink,
        sessionLink,
        new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: send }),
      ]),
    ),
    // Read from the cache first; a screen that needs fresh data sets its own fetch policy.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false } },
  }));

takeEarly.answers = (areNew) => fillCache(browserClient(), earlyAnswers.splice(0), areNew);

/** Reports answers that require a sign-in, so that the page can say that the session has ended. */
const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(({ errors }) => reportCodes(errors))),
);

/** Asks the member for what an operation needs (a proof of who they are, consent to new terms), then sends it again. */
const questionLink = new ApolloLink(function send(operation, forward): Observable<ApolloLink.Result> {
  return forward(operation).pipe(
    switchMap((result) => {
      const given = askFor(result.errors);
      if (!given) return of(result);
      return from(given).pipe(switchMap((isGiven) => (isGiven ? send(operation, forward) : of(result))));
    }),
  );
});

/** Subscriptions over graphql-ws; the library and the socket load with the first subscription. */
const socketLink = new ApolloLink((operation) =>
  defer(() => import('./socket')).pipe(
    switchMap(({ socketTransport }) => socketTransport.request(operation)),
  ),
);
