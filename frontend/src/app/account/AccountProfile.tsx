import { AccountDetails, ProfileForm } from '../../features/account/Profile';
import { YourData } from '../../features/account/YourData';
import { EmailStatus } from '../../features/auth/EmailStatus';
import type { Me } from '../../lib/session/useSession';
import { signOut } from '../shell/navigation';

export const AccountProfile = ({ me }: { me: Me }) => (
  <>
    <ProfileForm me={me} />
    <AccountDetails me={me} emailStatus={<EmailStatus me={me} />} onSignOut={signOut} />
    <YourData />
  </>
);
