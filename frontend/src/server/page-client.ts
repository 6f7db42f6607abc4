import { ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import { ApolloCache, type Cache } from '@apollo/client/cache';
import type { PageResult } from '../app/shell/page-module';

const sorted = (variables: OperationVariables = {}) =>
  JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Answers each query with the whole answer that was read for the page. `InMemoryCache` would take a list of contracts
 * apart and put it together again for each render, which takes 8 ms.
 */
class PageAnswers extends ApolloCache {
  private results: readonly PageResult[] = [];

  /** `render` is synchronous, so renders never see each other's answers. */
  during<Result>(results: readonly PageResult[], render: () => Result): Result {
    this.results = results;
    try {
      return render();
    } finally {
      this.results = [];
    }
  }

  /** A query that failed or that the page does not list is incomplete, so it is loading; the browser sends it. */
  override diff<Data>({ query, variables }: Cache.DiffOptions): Cache.DiffResult<Data> {
    const wanted = sorted(variables);
    const found = this.results.find((one) => one.query === query && sorted(one.variables) === wanted);
    return found?.data
      ? { complete: true, result: found.data as Data & object, missing: undefined }
      : { complete: false, result: null, missing: undefined };
  }

  // Nothing is written or watched while a page is rendered.
  override read = () => null;
  override write = () => undefined;
  override watch = () => () => undefined;
  override evict = () => false;
  override extract = () => ({});
  override restore = () => this;
  override reset = () => Promise.resolve();
  override removeOptimistic = () => undefined;
  override performTransaction = () => undefined;
  override fragmentMatches = () => true;
}

const answers = new PageAnswers();

/** The Apollo client of all renders on the server. It sends nothing. */
export const pageClient = new ApolloClient({ ssrMode: true, cache: answers, link: ApolloLink.empty() });

/** Calls `render`; queries of `pageClient` are answered with these results meanwhile. */
export const withAnswers = <Result>(results: readonly PageResult[], render: () => Result): Result =>
  answers.during(results, render);
