import { CompareSlot } from '../../components/contract/compare/CompareSlot';
import { EmailStatus } from '../../features/auth/EmailStatus';
import { Favourites } from '../../features/saved/Favourites';
import { SavedSearches } from '../../features/saved/SavedSearches';
import type { Me } from '../../lib/session/useSession';

export const AccountSaved = ({ me }: { me: Me }) => (
  <>
    <Favourites />
    <SavedSearches
      notice={!me.emailVerified && <EmailStatus me={me} why="Confirm your email to get alerts by email." />}
    />
    <CompareSlot />
  </>
);
