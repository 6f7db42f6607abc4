import type { ApolloClient } from '@apollo/client';
import {
  InviteCandidateDocument,
  type InviteCandidateMutationVariables,
} from '../../../generated/invitations';
import { toast } from '../../../lib/toast/toast-store';

/** The answer does not say whether the member has applied already. */
export async function sendInvitation(
  client: ApolloClient,
  variables: InviteCandidateMutationVariables,
): Promise<void> {
  await client.mutate({ mutation: InviteCandidateDocument, variables });
  toast({ title: 'Invitation Sent', description: 'If they can ask for your contract, we tell them.' });
}
