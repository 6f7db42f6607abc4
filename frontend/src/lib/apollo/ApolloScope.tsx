import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { browserClient } from './browser-client';

/** Provides the Apollo client to its children. The landing page is outside of it and loads no Apollo code. */
export function ApolloScope({ children }: { children: ReactNode }) {
  // The server has no client; see server/apollo-react.ts.
  return import.meta.env.SSR ? (
    children
  ) : (
    <ApolloProvider client={browserClient()}>{children}</ApolloProvider>
  );
}
