import { useState } from 'react';
import { toastError } from '../../lib/toast/toast-error';
import { useContractsQuery, type ContractFieldsFragment } from '../../generated/contracts';
import { PAGE_SIZE, variablesFor } from './contract-filters';

const matches = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ title, description, location }: ContractFieldsFragment) =>
    [title, description, location].some((field) => field.toLowerCase().includes(wanted));
};

const newestFirst = (a: ContractFieldsFragment, b: ContractFieldsFragment) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

const unique = (contracts: ContractFieldsFragment[]) => [
  ...new Map(contracts.map((one) => [one.id, one])).values(),
];

/**
 * The contracts to show. Typing filters the loaded ones at once; the server's full-text results are merged in, so that
 * matches beyond the first page are found too.
 */
export function useContractList(search: URLSearchParams, typedText: string) {
  const all = useContractsQuery({ variables: variablesFor(search, false) });
  const appliedText = search.get('q')?.trim() ?? '';
  const found = useContractsQuery({ variables: variablesFor(search, true), skip: !appliedText });
  const [loadingMore, setLoadingMore] = useState(false);

  const loaded = (all.data ?? all.previousData)?.contracts.edges.map(({ node }) => node) ?? [];
  const fromServer =
    appliedText === typedText.trim() ? (found.data?.contracts.edges.map(({ node }) => node) ?? []) : [];
  const contracts = typedText.trim()
    ? unique([...loaded.filter(matches(typedText)), ...fromServer]).sort(newestFirst)
    : loaded;

  const source = appliedText ? found : all;
  const { hasNextPage = false, endCursor } = source.data?.contracts.pageInfo ?? {};
  const loadMore = async () => {
    setLoadingMore(true);
    try {
      await source.fetchMore({ variables: { after: endCursor ?? null, first: PAGE_SIZE } });
    } catch (error) {
      toastError(error, 'Error', 'More contracts could not be loaded. Please try again.');
    } finally {
      setLoadingMore(false);
    }
  };

  const waiting = (all.loading && !all.data) || (Boolean(appliedText) && found.loading && !found.data);
  return {
    contracts,
    /** True while there is nothing to show yet. */
    loading: waiting && contracts.length === 0,
    refreshing: waiting,
    failed: Boolean(all.error) && loaded.length === 0,
    retry: () => void all.refetch().catch(() => undefined),
    hasMore: hasNextPage,
    loadingMore,
    loadMore: () => void loadMore(),
  };
}
