import { UserPlus } from 'lucide-react';
import { createContext, useContext } from 'react';
import '../plain/ReportButton.css';

/** Invites a member who wrote in the thread to apply for the contract. Only for its holder. */
export function InviteButton({ memberId }: { memberId: string }) {
  const inviting = useContext(InvitingContext);
  if (!inviting) return null;
  if (inviting.hasInvited(memberId)) return <p className="report-button">Invited</p>;
  return (
    <button type="button" className="report-button" onClick={() => inviting.invite(memberId)}>
      <UserPlus size={14} aria-hidden />
      Invite to ask
    </button>
  );
}

interface Inviting {
  /** Since the page was opened: the server does not tell who has been invited. */
  hasInvited: (memberId: string) => boolean;
  invite: (memberId: string) => void;
}

/** Null for everyone who cannot invite to this contract. */
export const InvitingContext = createContext<Inviting | null>(null);
