import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The Apollo client of one server render; null in the browser, which has a single client. */
export const ServerClientContext = createContext<ApolloClient | null>(null);
