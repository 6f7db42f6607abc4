import type { ApolloClient } from '@apollo/client';
import {
  InviteCandidateDocument,
  type InviteCandidateMutationVariables,
} from '../../../generated/invitations';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** True if it was sent. The answer does not say whether the member has applied already. */
export async function sendInvitation(
  client: ApolloClient,
  variables: InviteCandidateMutationVariables,
): Promise<boolean> {
  try {
    await client.mutate({ mutation: InviteCandidateDocument, variables });
    toast({ title: 'Invitation Sent', description: 'If they can ask for your contract, we tell them.' });
    return true;
  } catch (error) {
    toastError(error, "Couldn't invite them", 'Please try again.');
    return false;
  }
}
