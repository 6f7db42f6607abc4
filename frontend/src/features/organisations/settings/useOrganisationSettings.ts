import { useApolloClient } from '@apollo/client/react';
import {
  MyOrganisationsDocument,
  useSetEmbedOriginsMutation,
  useSetLeadsMutation,
} from '../../../generated/organisations';
import { readError } from '../../../lib/errors/read-error';
import { useAttempt } from '../../../lib/form/useAttempt';
import { toast } from '../../../lib/toast/toast-store';

/**
 * Sets which websites may show the contracts of an organization, unless another owner has changed those that are `shown`:
 * then the new ones are. Resolves to whether it worked.
 */
export function useEmbedOrigins(id: string, shown: readonly string[]) {
  const client = useApolloClient();
  const [save] = useSetEmbedOriginsMutation();
  const attempt = useAttempt();
  const showNewList = async (error: unknown) => {
    if (readError(error).code === 'CONFLICT')
      await client.refetchQueries({ include: [MyOrganisationsDocument] });
    throw error;
  };
  const set = (
    origins: readonly string[],
    saved: string,
    onRefused?: (fields: Record<string, string>) => boolean,
  ) =>
    attempt.run(
      async () => {
        await save({ variables: { id, origins: [...origins], shown: [...shown] } }).catch(showNewList);
        toast({ title: saved });
      },
      'The websites were not saved. Please try again.',
      onRefused,
    );
  return { ...attempt, set };
}

/** Sets which member gets the leads of a dealer; null for nobody. */
export function useLeads(id: string) {
  const [save] = useSetLeadsMutation();
  const attempt = useAttempt();
  const set = (email: string | null) =>
    attempt.run(async () => {
      await save({ variables: { id, email } });
      toast({ title: email ? `Leads go to ${email} now` : 'Nobody gets leads now' });
    }, 'This was not saved. Please try again.');
  return { ...attempt, set };
}
