import { useOrganisationsOfListerQuery } from '../../../../generated/contracts-submit';
import { mayList } from '../../../../lib/may-list';

/** The organizations that the member may list contracts for; undefined until they are known. */
export function useListers(fetchPolicy: 'cache-first' | 'cache-only' = 'cache-first') {
  const { data, error, refetch } = useOrganisationsOfListerQuery({ fetchPolicy });
  return {
    organisations: data?.myOrganisations.filter(mayList),
    failed: !data && Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
