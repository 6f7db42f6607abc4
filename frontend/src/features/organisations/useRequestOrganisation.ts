import type { UseFormSetError } from 'react-hook-form';
import {
  useRequestOrganisationMutation,
  type OrganisationFieldsFragment,
} from '../../generated/organisations';
import { showFieldErrors } from '../../lib/form/field';
import { useAttempt } from '../../lib/form/useAttempt';
import { toast } from '../../lib/toast/toast-store';
import { domainOf } from './organisation-words';

export interface RequestValues {
  name: string;
  kind: OrganisationFieldsFragment['kind'];
  licence: string;
  website: string;
}

const FIELDS = ['name', 'kind', 'licence', 'website'] as const;

/** Asks for an organization; what is wrong with a field is shown at it. */
export function useRequestOrganisation(onRequested: (id: string) => void) {
  const [requestOrganisation] = useRequestOrganisationMutation({ refetchQueries: ['MyOrganisations'] });
  const { busy, problem, run } = useAttempt();
  const request = async (values: RequestValues, setError: UseFormSetError<RequestValues>) => {
    const website = domainOf(values.website) || null;
    const input = { ...values, name: values.name.trim(), licence: values.licence.trim(), website };
    await run(
      async () => {
        const { data } = await requestOrganisation({ variables: { input }, awaitRefetchQueries: true });
        toast({ title: 'Request sent', description: 'We email you once it is approved.' });
        onRequested(data?.requestOrganisation.id ?? '');
      },
      'The request was not sent. Please try again.',
      (fields) => showFieldErrors(fields, FIELDS, setError),
    );
  };
  return { request, busy, problem };
}
