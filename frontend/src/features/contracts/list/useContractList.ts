import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toastError } from '../../../lib/toast/toast-error';
import {
  ContractsDocument,
  useContractsQuery,
  type ContractCardFieldsFragment,
  type ContractsQuery,
} from '../../../generated/contracts';
import { readError } from '../../../lib/errors/read-error';
import { AFTER, pathAfter, variablesFor } from './list-address';
import { sortFromSlug } from './list-sorts';

const matches = (text: string) => {
  const wanted = text.toLowerCase();
  return ({ title, description, location }: ContractCardFieldsFragment) =>
    [title, description, location].some((field) => field.toLowerCase().includes(wanted));
};

const unique = (contracts: ContractCardFieldsFragment[]) => [
  ...new Map(contracts.map((one) => [one.id, one])).values(),
];

/** In the server's order; where only the server knows it, its answer replaces what was loaded. */
function merge(
  loaded: ContractCardFieldsFragment[],
  found: ContractCardFieldsFragment[],
  sort: string | null,
) {
  const { compare } = sortFromSlug(sort);
  if (compare) return unique([...loaded, ...found]).sort(compare);
  return found.length > 0 ? found : loaded;
}

/** The list with its next page below it. */
const joined = (list: ContractsQuery, next: ContractsQuery): ContractsQuery => ({
  contracts: { ...next.contracts, edges: [...list.contracts.edges, ...next.contracts.edges] },
});

/**
 * The contracts to show. Typing filters the loaded ones at once; the server's full-text results are merged in, so that
 * matches beyond the first page are found too. Until the server has answered what is typed, an empty result is not a result.
 */
export function useContractList(search: URLSearchParams, typedText: string, pending = false) {
  const client = useApolloClient();
  const after = search.get(AFTER);
  const all = useContractsQuery({ variables: variablesFor(search, false) });
  const text = typedText.trim();
  const appliedText = search.get('q')?.trim() ?? '';
  // oxlint-disable-next-line typescript/no-deprecated -- `skipToken` would replace the variables too
  const found = useContractsQuery({ variables: variablesFor(search, true), skip: !appliedText });
  const [loadingMore, setLoadingMore] = useState(false);

  const loaded = all.data?.contracts.edges.map(({ node }) => node) ?? [];
  const fromServer = appliedText === text ? (found.data?.contracts.edges.map(({ node }) => node) ?? []) : [];
  const contracts = text
    ? merge(after ? [] : loaded.filter(matches(text)), fromServer, search.get('sort'))
    : loaded;

  const source = appliedText ? found : all;
  const { pageInfo, totalCount, totalCountCapped = false } = source.data?.contracts ?? {};
  const { withoutPlaceCount, withoutPlaceCapped = false } = source.data?.contracts ?? {};
  // Such as a place that is not known.
  const refusal = source.error && readError(source.error);
  const loadMore = async () => {
    const end = pageInfo?.endCursor;
    if (loadingMore || !end) return;
    setLoadingMore(true);
    try {
      const list = { query: ContractsDocument, variables: variablesFor(search, Boolean(appliedText)) };
      const more = { ...list, variables: { ...list.variables, after: end } };
      const { data } = await client.query({ ...more, fetchPolicy: 'no-cache' });
      // The cache keeps each page that an address can begin with as a list of its own.
      client.cache.updateQuery(list, (known) =>
        data && known?.contracts.pageInfo.endCursor === end ? joined(known, data) : undefined,
      );
    } catch (error) {
      toastError(error, 'Error', 'More contracts could not be loaded. Please try again.');
    } finally {
      setLoadingMore(false);
    }
  };

  const failed = Boolean(source.error) && contracts.length === 0;
  const waiting = pending || (!source.data && !source.error);
  return {
    contracts,
    /** How many there are, and if there are more than that; null while it is unknown. */
    total:
      waiting || failed
        ? null
        : { count: Math.max(totalCount ?? 0, contracts.length), capped: totalCountCapped },
    /** How many more match around a place, but say no place that is known; null if there are none. */
    withoutPlace: withoutPlaceCount ? { count: withoutPlaceCount, capped: withoutPlaceCapped } : null,
    /** What was searched for, if what is typed matches nothing and looks misspelled. */
    corrected: (!waiting && source.data?.contracts.correctedSearch) || null,
    /** True while there is nothing to show yet. */
    loading: waiting && contracts.length === 0,
    /** True while the contracts on show may not be all of the answer. */
    refreshing: waiting,
    failed,
    /** Why the server refused a filter, and which one. */
    refused: Object.entries(refusal?.fields ?? {})[0] ?? null,
    retry: () => void source.refetch().catch(() => undefined),
    /** The address of the next page, for readers without JavaScript; null if there is none. */
    nextPath: pageInfo?.hasNextPage && pageInfo.endCursor ? pathAfter(search, pageInfo.endCursor) : null,
    /** True for a later page of the list. */
    isLater: Boolean(after),
    loadingMore,
    loadMore: () => void loadMore(),
  };
}

export type ContractListState = ReturnType<typeof useContractList>;
