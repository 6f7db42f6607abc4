import { isHomeType } from '@handover/domain/candidates/home-types';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { InvitingContext } from '../../../components/contract/InviteButton';
import type { ContractFieldsFragment } from '../../../generated/contracts';

interface InvitingProps {
  contract: ContractFieldsFragment;
  /** The viewer lists the contract, and sellers of its type take applications. */
  isSelling: boolean;
  children: ReactNode;
}

/** Lets a holder who chooses their buyer invite those who wrote in the thread below. Candidates for a home are not invited. */
export function Inviting({ contract, isSelling, children }: InvitingProps) {
  const { id: contractId, status, saleMode, type } = contract;
  const [invited, setInvited] = useState<readonly string[]>([]);
  const client = useApolloClient();
  const canInvite =
    isSelling && status === 'ACTIVE' && saleMode === 'CHOOSE' && !isHomeType(kindOf(type).slug);
  const invite = async (memberId: string) => {
    // few viewers are holders: the code loads for them alone
    const { sendInvitation } = await import('./send-invitation');
    if (await sendInvitation(client, { contractId, memberId })) setInvited((before) => [...before, memberId]);
  };
  const inviting = {
    hasInvited: (memberId: string) => invited.includes(memberId),
    invite: (memberId: string) => void invite(memberId),
  };
  return <InvitingContext value={canInvite ? inviting : null}>{children}</InvitingContext>;
}
