import { useSetEmbedOriginsMutation, useSetLeadsMutation } from '../../../generated/organisations';
import { useAttempt } from '../../../lib/form/useAttempt';
import { toast } from '../../../lib/toast/toast-store';

/** Sets which websites may show the contracts of an organization. Resolves to whether it worked. */
export function useEmbedOrigins(id: string) {
  const [save] = useSetEmbedOriginsMutation();
  const attempt = useAttempt();
  const set = (
    origins: readonly string[],
    saved: string,
    onRefused?: (fields: Record<string, string>) => boolean,
  ) =>
    attempt.run(
      async () => {
        await save({ variables: { id, origins: [...origins] } });
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
