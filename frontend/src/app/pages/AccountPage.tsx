import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/plain/EmptyState';
import { PageHeading } from '../../components/mui/PageHeading';
import { PageTitle } from '../../components/plain/PageTitle';
import { ReceiptDialog } from '../../features/account/ReceiptDialog';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { signInPath } from '../../lib/session/sign-in';
import { useSession } from '../../lib/session/useSession';
import { AccountNav } from './AccountNav';
import type { PageArgs } from '../shell/page-module';
import { tabOf } from './account-tabs';
import { MuiScope } from '../../theme/MuiScope';

export const head = ({ search }: PageArgs) => ({ title: titleOf(search), noIndex: true });

/** History and browser tabs tell the tabs of the page apart. */
const titleOf = (search: URLSearchParams) => `${tabOf(search).label} · My Account`;

export const queries = ({ search }: PageArgs) => (tabOf(search).queries ?? []).map((query) => ({ query }));

const Layout = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  // Room for the loading lists, so that the footer stays below the fold.
  minHeight: '60vh',
  '& > .content': { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (min-width: 900px)': { gridTemplateColumns: '216px minmax(0, 1fr)', gap: 40 },
});

export function Component() {
  const { me } = useSession();
  const { title } = useSiteInfo();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  useTabOfHash();
  return (
    <ApolloScope>
      <MuiScope>
        <PageTitle>{titleOf(search)}</PageTitle>
        <Container sx={{ maxWidth: 1080 }}>
          {me ? (
            <>
              <PageHeading title="My Account" text={`Signed in as ${me.email}`} />
              <Layout>
                <AccountNav current={tab} />
                <Box className="content">
                  <tab.Content key={tab.name} me={me} />
                </Box>
              </Layout>
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
      </MuiScope>
    </ApolloScope>
  );
}

/** Redirects a link from before there were tabs: /account#two-step is in the security tab now. */
function useTabOfHash() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '#two-step' && !new URLSearchParams(search).has('tab'))
      void navigate(`?tab=security${hash}`, { replace: true });
  }, [hash, search, navigate]);
}
