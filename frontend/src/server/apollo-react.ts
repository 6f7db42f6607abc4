import type { DocumentNode, OperationVariables } from '@apollo/client';
import { createContext, use, type ReactNode } from 'react';
import type { PageResult } from '../app/shell/page-module';

/**
 * Replaces `@apollo/client/react` in the server's bundle (vite.config.ts). A render on the server needs no client and
 * no cache, because the page's queries were answered before it. ADR 19 has the figures.
 */

/** The answers to the queries of the page that is being rendered. */
export const PageResults = createContext<readonly PageResult[]>([]);

/** True if both are the same as JSON, whatever the order of their names. */
const sameVariables = (a: OperationVariables = {}, b: OperationVariables = {}) =>
  a === b || JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (variables: OperationVariables) =>
  Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1));

interface QueryOptions {
  variables?: OperationVariables;
  skip?: boolean;
}

const nothing = () => undefined;

/** A query that failed or that the page does not list is reported as loading; the browser sends it. */
export function useQuery(query: DocumentNode, { variables, skip = false }: QueryOptions = {}) {
  const results = use(PageResults);
  const result = results.find((one) => one.query === query && sameVariables(one.variables, variables));
  const data = skip ? undefined : result?.data;
  return {
    data,
    loading: !skip && data === undefined,
    refetch: nothing,
    fetchMore: nothing,
    startPolling: nothing,
    stopPolling: nothing,
  };
}

export const ApolloProvider = ({ children }: { children: ReactNode }) => children;
export const useMutation = () => [nothing, { loading: false }];
export const useSubscription = () => ({ loading: true });
export const useApolloClient = () => ({});
