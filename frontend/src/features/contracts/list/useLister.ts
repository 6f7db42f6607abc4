import { useState } from 'react';
import type { ContractCardFieldsFragment } from '../../../generated/contracts';
import type { ContractFilters } from './contract-filters';
import type { FilterName, FilterValues } from './list-address';

type Lister = NonNullable<ContractCardFieldsFragment['organisation']>;

/**
 * The organization whose contracts an address lists, by name: only its contracts say it. It stays known while another filter
 * leaves none of them. Null until then.
 */
export function useLister(
  { organisation: id = '' }: FilterValues,
  contracts: readonly Pick<ContractCardFieldsFragment, 'organisation'>[],
): Lister | null {
  const [known, setKnown] = useState<{ id: string; lister: Lister } | null>(null);
  const found = (id && contracts[0]?.organisation) || null;
  if (found && known?.lister !== found) setKnown({ id, lister: found });
  return found ?? (known?.id === id ? known.lister : null);
}

/** The filters, with the name of that organization. */
export const namedBy = (filters: ContractFilters, lister: Lister | null): ContractFilters =>
  lister
    ? {
        ...filters,
        describe: (name: FilterName) =>
          name === 'organisation' ? `of ${lister.name}` : filters.describe(name),
      }
    : filters;
