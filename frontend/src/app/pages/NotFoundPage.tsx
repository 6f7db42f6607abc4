import { Compass, FilePlus2, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { EmptyState } from '../../components/plain/EmptyState';
import { PageTitle } from '../../components/plain/PageTitle';
import { signInPath, signUpPath } from '../../lib/session/sign-in';
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

const invitations = {
  submit: {
    icon: FilePlus2,
    title: "List your contract. It's free and takes two minutes.",
    text: 'Create an account, describe the contract, and it is live right away. You answer questions on its page.',
  },
  account: {
    icon: UserRound,
    title: 'Sign in to see your account.',
    text: 'Your contracts, purchases, messages and settings are kept in your account.',
  },
};

interface InvitationProps {
  /** The member page that the visitor has asked for. */
  path: string;
  /** Title of the not-found page. To a visitor, a members' page looks like a missing one. */
  title: string;
  text: string;
}

/** Invites a visitor of a members' page to create an account or to sign in. Both lead back to that page. */
function Invitation({ path, title, text }: InvitationProps) {
  const invitation = path.startsWith('/account') ? invitations.account : invitations.submit;
  const { icon: Icon } = invitation;
  return (
    <div className="invitation">
      <div className="card">
        <span className="icon">
          <Icon size={28} strokeWidth={1.8} aria-hidden />
        </span>
        <p className="title">{invitation.title}</p>
        <p>{invitation.text}</p>
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
        <h1>{title}</h1>
        <p>{text}</p>
        <Button size="small" to="/">
          Back to Home
        </Button>
      </div>
    </div>
  );
}
