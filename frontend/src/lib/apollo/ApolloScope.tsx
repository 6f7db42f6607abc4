import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { browserClient } from './browser-client';
import { ServerClientContext } from './server-client-context';

/** Gives the pages below it the Apollo client; the landing page lives outside and does not load any of it. */
export function ApolloScope({ children }: { children: ReactNode }) {
  const client: ApolloClient = use(ServerClientContext) ?? browserClient();
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
