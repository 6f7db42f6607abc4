import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Compass } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { signInPath } from '../../lib/session/sign-in';

export function NotFoundPage({ offerSignIn = false }: { offerSignIn?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle>Page Not Found</PageTitle>
      <EmptyState
        icon={Compass}
        headingLevel="h1"
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={
          <>
            {offerSignIn && (
              <Button variant="contained" href={signInPath(pathname + search)}>
                Sign in to continue
              </Button>
            )}
            <Button variant={offerSignIn ? 'outlined' : 'contained'} component={Link} to="/">
              Back to Home
            </Button>
          </>
        }
      />
    </Container>
  );
}
