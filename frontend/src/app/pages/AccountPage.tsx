import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { UserRound } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { AccountDetails } from '../../features/account/AccountDetails';
import { ProfileForm } from '../../features/account/ProfileForm';
import { Purchases } from '../../features/account/Purchases';
import { ReceiptDialog } from '../../features/account/ReceiptDialog';
import { Security } from '../../features/security/Security';
import { YourData } from '../../features/account/YourData';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { signInPath } from '../../lib/session/sign-in';
import { useSession } from '../../lib/session/useSession';
import { signOut } from '../navigation';

export const head = () => ({ title: 'My Account', noIndex: true });

export function Component() {
  const { me } = useSession();
  const { title } = useSiteInfo();
  return (
    <ApolloScope>
      <PageTitle>My Account</PageTitle>
      <Container sx={{ maxWidth: 840 }}>
        {me ? (
          <>
            <PageHeading title="My Account" text={`Signed in as ${me.email}`} />
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              <ProfileForm me={me} />
              <Purchases />
              <AccountDetails me={me} onSignOut={signOut} />
              <Security email={me.email} />
              <YourData />
            </Box>
            <ReceiptDialog siteTitle={title} />
          </>
        ) : (
          <EmptyState
            icon={UserRound}
            headingLevel="h1"
            title="Please log in to view your account."
            action={
              <Button variant="contained" href={signInPath('/account')}>
                Sign In
              </Button>
            }
          />
        )}
      </Container>
    </ApolloScope>
  );
}
