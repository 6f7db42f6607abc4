import {
  useInviteToOrganisationMutation,
  useRemoveOrganisationMemberMutation,
  useRevokeInvitationMutation,
  useSetOrganisationRoleMutation,
  type InviteToOrganisationMutationVariables,
  type OrganisationMembersQuery,
} from '../../../generated/organisations';
import { useAttempt } from '../../../lib/form/useAttempt';
import { toast } from '../../../lib/toast/toast-store';
import { roleLabel } from '../organisation-words';

export type Member = OrganisationMembersQuery['organisationMembers'][number];

/** An owner who becomes less ends the invitations that they have sent. */
const LISTS = { refetchQueries: ['OrganisationMembers', 'SentInvitations'], awaitRefetchQueries: true };
const AFTER_LEAVING = { refetchQueries: ['MyOrganisations'], awaitRefetchQueries: true };
/** The member who is removed may have been the one who gets the leads. */
const AFTER_REMOVAL = { ...LISTS, refetchQueries: [...LISTS.refetchQueries, 'MyOrganisations'] };

/** What is done about one member: a role, or the end of the membership. */
export function useMember(organisationId: string, { userId, email }: Pick<Member, 'userId' | 'email'>) {
  const [set] = useSetOrganisationRoleMutation(LISTS);
  const [remove] = useRemoveOrganisationMemberMutation();
  const attempt = useAttempt();
  const variables = { id: organisationId, userId };

  const setRole = async (role: Member['role']) => {
    const work = () => set({ variables: { ...variables, role } });
    if (await attempt.run(work, 'The role was not changed. Please try again.'))
      toast({
        title: `${email} is ${role === 'OWNER' || role === 'EDITOR' ? 'an' : 'a'} ${roleLabel(role).toLowerCase()} now`,
      });
  };
  /** Resolves to whether it is done. */
  const end = (isSelf: boolean) =>
    attempt.run(
      () =>
        remove({
          variables,
          ...(isSelf ? AFTER_LEAVING : AFTER_REMOVAL),
        }),
      isSelf ? 'You did not leave. Please try again.' : 'The member was not removed. Please try again.',
    );
  return { ...attempt, setRole, end };
}

/** Invitations of an organization: sending one, and taking one back. */
export function useInvitations(organisationId: string) {
  const [send] = useInviteToOrganisationMutation({ refetchQueries: ['SentInvitations'] });
  const [take] = useRevokeInvitationMutation({
    refetchQueries: ['SentInvitations'],
    awaitRefetchQueries: true,
  });
  const attempt = useAttempt();
  const invite = (
    input: InviteToOrganisationMutationVariables['input'],
    onRefused: (fields: Record<string, string>) => boolean,
  ) =>
    attempt.run(
      async () => {
        await send({ variables: { id: organisationId, input } });
        toast({ title: `Invitation sent to ${input.email}` });
      },
      'The invitation was not sent. Please try again.',
      onRefused,
    );
  const revoke = (invitationId: string) =>
    attempt.run(
      () => take({ variables: { id: organisationId, invitationId } }),
      'The invitation was not revoked. Please try again.',
    );
  return { ...attempt, invite, revoke };
}
