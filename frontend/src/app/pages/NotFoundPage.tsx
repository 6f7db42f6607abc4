import { Compass, FilePlus2, UserRound, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { EmptyState } from '../../components/plain/EmptyState';
import { PageTitle } from '../../components/plain/PageTitle';
import { useIsReviewed } from '../../lib/content/useSiteInfo';
import { signInPath, signUpPath } from '../../lib/session/sign-in';
import type { PageHead } from '../shell/page-module';
import './NotFoundPage.css';

const TITLE = '404 Page Not Found';
const TEXT = 'Did you forget to add the page to the router?';

export const head = (): PageHead => ({ title: 'Page Not Found', noIndex: true });

/** Shown for unknown addresses, and to visitors of members' pages, who are invited to sign in. */
export function Component() {
  const { pathname, search } = useLocation();
  const invitation = invitations[pathname.toLowerCase().replace(/\/+$/, '')];
  return (
    <Container className="not-found-page">
      <PageTitle>Page Not Found</PageTitle>
      {invitation ? (
        <InvitationCard path={pathname + search} {...invitation} />
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

interface Invitation {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What it says instead while an admin looks at new listings first. */
  reviewed?: string;
}

/** By the address of a members' page. */
const invitations: Record<string, Invitation | undefined> = {
  '/contracts/submit': {
    icon: FilePlus2,
    title: "List your contract. It's free and takes two minutes.",
    text: 'Create an account, describe the contract, and it is live right away. You answer questions on its page.',
    reviewed:
      'Create an account and describe the contract. We look at new listings first. Once it is live, you answer questions on its page.',
  },
  '/account': {
    icon: UserRound,
    title: 'Sign in to see your account.',
    text: 'Your contracts, purchases, messages and settings are kept in your account.',
  },
};

interface InvitationCardProps extends Invitation {
  /** The members' page that the visitor has asked for. */
  path: string;
}

/**
 * Invites a visitor of a members' page to create an account or to sign in. Both lead back to that page. To a visitor, a
 * members' page looks like a missing one.
 */
function InvitationCard({ path, icon: Icon, title, text, reviewed }: InvitationCardProps) {
  const isReviewed = useIsReviewed();
  return (
    <div className="invitation">
      <div className="card">
        <span className="icon">
          <Icon size={28} strokeWidth={1.8} aria-hidden />
        </span>
        <p className="title">{title}</p>
        <p>{(isReviewed && reviewed) || text}</p>
        <div className="ways">
          <Button size="large" variant="contained" href={signUpPath(path)}>
            Create an account
          </Button>
          <Button size="large" variant="outlined" href={signInPath(path)}>
            Sign in to continue
          </Button>
        </div>
      </div>
      <div className="missing">
        <h1>{TITLE}</h1>
        <p>{TEXT}</p>
        <Button size="small" to="/">
          Back to Home
        </Button>
      </div>
    </div>
  );
}
