import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The client of one server render; null in the browser, which keeps a single one. */
export const ServerClientContext = createContext<ApolloClient | null>(null);
