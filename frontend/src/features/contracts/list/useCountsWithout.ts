import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ContractCountDocument } from '../../../generated/contracts';
import { filterOf, pathOf, without, type FilterName, type FilterValues } from './list-address';

type Count = { count: number; capped: boolean };

/** How many contracts there are without each of the filters in use; empty until the server has said so. */
export function useCountsWithout(values: FilterValues, used: readonly FilterName[]) {
  const client = useApolloClient();
  const [counted, setCounted] = useState<{ path: string; counts: ReadonlyMap<FilterName, Count> }>();
  const path = pathOf(values);
  useEffect(() => {
    let isCurrent = true;
    const count = async (name: FilterName) => {
      const filter = filterOf(without(values, name), true);
      const { data } = await client.query({
        query: ContractCountDocument,
        variables: { filter },
      });
      const { totalCount, totalCountCapped = false } = data?.contracts ?? {};
      return [name, { count: totalCount ?? 0, capped: totalCountCapped }] as const;
    };
    // Without the numbers the list still names the filters.
    Promise.all(used.map(count)).then(
      (counts) => isCurrent && setCounted({ path, counts: new Map(counts) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the path says all of the values and the filters in use
  }, [client, path]);
  return counted?.path === path ? counted.counts : new Map<FilterName, Count>();
}
