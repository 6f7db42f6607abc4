import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { browserClient } from './browser-client';
import { ServerClientContext } from './server-client-context';

/** Provides the Apollo client to its children. The landing page is outside of it and loads no Apollo code. */
export function ApolloScope({ children }: { children: ReactNode }) {
  const client: ApolloClient = use(ServerClientContext) ?? browserClient();
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
