import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FilePlus2, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { signInPath, signUpPath } from '../lib/session/sign-in';

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

const Frame = styled('div')({
  maxWidth: 560,
  margin: '0 auto',
  textAlign: 'center',
  '& .card': {
    padding: '36px 20px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 20,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& .icon': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 60,
    height: 60,
    borderRadius: 18,
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-sunken-main)',
  },
  '& .title': {
    margin: '20px 0 0',
    font: 'var(--mui-font-h2)',
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  },
  '& .card p:not(.title)': {
    margin: '10px 0 0',
    color: 'var(--mui-palette-text-secondary)',
    textWrap: 'pretty',
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 26 },
  '& .ways > *': { flex: '1 1 200px', maxWidth: 280 },
  '& .missing': { marginTop: 28, fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  '& .missing h1': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& .missing p': { margin: '2px 0 6px' },
});

interface InvitationProps {
  /** The member page that the visitor has asked for. */
  path: string;
  /** Of the not-found page, which this page is for a visitor. */
  title: string;
  text: string;
}

/** Invites a visitor of a members' page to create an account or to sign in, and then leads to that page. */
export function Invitation({ path, title, text }: InvitationProps) {
  const invitation = path.startsWith('/account') ? invitations.account : invitations.submit;
  const { icon: Icon } = invitation;
  return (
    <Frame>
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
        <Button size="small" component={Link} to="/">
          Back to Home
        </Button>
      </div>
    </Frame>
  );
}
