import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { EmptyState } from '../../components/plain/EmptyState';
import { PageTitle } from '../../components/plain/PageTitle';
import { Invitation } from './Invitation';
import './NotFoundPage.css';

const TITLE = '404 Page Not Found';
const TEXT = 'Did you forget to add the page to the router?';

/** Shown for unknown addresses, and to visitors of members' pages, who are invited to sign in. */
export function NotFoundPage({ invite = false }: { invite?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Container className="not-found-page">
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
            <Button variant="contained" to="/">
              Back to Home
            </Button>
          }
        />
      )}
    </Container>
  );
}
