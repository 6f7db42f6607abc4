import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Compass } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { Invitation } from '../Invitation';

const TITLE = '404 Page Not Found';
const TEXT = 'Did you forget to add the page to the router?';

/** Unknown addresses, and members' pages for visitors, who are invited to sign in. */
export function NotFoundPage({ invite = false }: { invite?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Container sx={{ py: { xs: 3, md: 8 } }}>
      <PageTitle>Page Not Found</PageTitle>
      {invite ? (
        <Invitation path={pathname + search} title={TITLE} text={TEXT} />
      ) : (
        <EmptyState
          icon={Compass}
          headingLevel="h1"
          title={TITLE}
          text={TEXT}
          action={
            <Button variant="contained" component={Link} to="/">
              Back to Home
            </Button>
          }
        />
      )}
    </Container>
  );
}
