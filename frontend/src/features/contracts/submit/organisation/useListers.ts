import { isAtLeast } from '@handover/domain/business/organisations';
import {
  useOrganisationsOfListerQuery,
  type OrganisationsOfListerQuery,
} from '../../../../generated/contracts-submit';
import { wordOf } from '../../../../lib/enum-words';

type Organisation = OrganisationsOfListerQuery['myOrganisations'][number];

const maySubmit = ({ status, role }: Organisation): boolean =>
  status === 'APPROVED' && role !== null && isAtLeast(wordOf(role), 'editor');

/** The organizations that the member may list contracts for; undefined until they are known. */
export function useListers(fetchPolicy: 'cache-first' | 'cache-only' = 'cache-first') {
  const { data, error, refetch } = useOrganisationsOfListerQuery({ fetchPolicy });
  return {
    organisations: data?.myOrganisations.filter(maySubmit),
    failed: !data && Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
