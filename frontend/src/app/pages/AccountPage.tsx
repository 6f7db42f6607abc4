import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { PageHeading } from '../../components/mui/PageHeading';
import { EmptyState } from '../../components/plain/EmptyState';
import { PageTitle } from '../../components/plain/PageTitle';
import { visuallyHidden } from '../../components/visually-hidden';
import { ReceiptSlot } from '../../features/account/ReceiptSlot';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { capitalized } from '../../lib/format/capitalized';
import { signInPath } from '../../lib/session/sign-in';
import { useSession } from '../../lib/session/useSession';
import { MuiScope } from '../../theme/MuiScope';
import type { PageArgs } from '../shell/page-module';
import { accountTabs, tabOf, type AccountTab } from '../account/account-tabs';

export const head = ({ search }: PageArgs) => ({ title: titleOf(search), noIndex: true });

/** History and browser tabs tell the tabs of the page apart. */
const titleOf = (search: URLSearchParams) => `${capitalized(tabOf(search).name)} · My Account`;

export const queries = ({ search }: PageArgs) => (tabOf(search).queries ?? []).map((query) => ({ query }));

/** Loads what the first render draws: on the server any tab, in the browser the one that the server has drawn. */
export async function prepare() {
  if (import.meta.env.SSR) await Promise.all(accountTabs.map(({ Content }) => Content.preload()));
  else if (document.querySelector('#account-nav'))
    await tabOf(new URLSearchParams(location.search)).Content.preload();
}

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
              <ReceiptSlot siteTitle={title} />
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

/** On wide screens a column beside the content; on narrow screens a row of chips that scrolls sideways. */
const Root = styled('nav')({
  position: 'relative',
  display: 'flex',
  gap: 8,
  minWidth: 0,
  margin: '0 -16px',
  padding: '2px 56px 4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  // The fade shows that the row continues; the padding keeps the last chip clear of it.
  maskImage: 'linear-gradient(to right, #000 calc(100% - 56px), transparent)',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 9,
    flex: 'none',
    minHeight: 44,
    padding: '0 16px',
    borderRadius: 99,
    border: '1px solid var(--mui-palette-divider)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    fontSize: '0.9375rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    scrollSnapAlign: 'center',
    transition: 'background-color 140ms, border-color 140ms',
  },
  '& a:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  '& a > svg': { flex: 'none', color: 'var(--mui-palette-text-secondary)' },
  '& a[aria-current="page"]': {
    color: 'var(--mui-palette-primary-main)',
    borderColor: 'var(--mui-palette-primary-main)',
    fontWeight: 650,
    '& > svg': { color: 'inherit' },
  },
  '& .count': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 22,
    height: 22,
    marginLeft: 'auto',
    padding: '0 6px',
    borderRadius: 99,
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '& .hidden': visuallyHidden,
  '@media (min-width: 900px)': {
    position: 'sticky',
    top: 92,
    flexDirection: 'column',
    gap: 4,
    margin: 0,
    padding: 0,
    overflow: 'visible',
    maskImage: 'none',
    '& a': {
      padding: '0 14px',
      borderRadius: 12,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
    },
    '& a[aria-current="page"]': {
      borderColor: 'transparent',
      backgroundColor: 'var(--mui-palette-state-active-soft)',
    },
  },
});

function AccountNav({ current }: { current: AccountTab }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the chip of the shown tab may be outside of the row.
    const chip = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (chip)
      nav.current?.scrollTo({ left: chip.offsetLeft - nav.current.clientWidth / 2 + chip.offsetWidth / 2 });
  }, [current]);
  return (
    <Root ref={nav} id="account-nav" aria-label="Account">
      {accountTabs.map((tab) => (
        <TabLink key={tab.name} tab={tab} current={tab === current} />
      ))}
    </Root>
  );
}

const noCount = () => 0;

function TabLink({ tab, current }: { tab: AccountTab; current: boolean }) {
  const { name, icon: Icon, useCount = noCount, Content } = tab;
  const count = useCount();
  // the tab itself reports a failure
  const preload = () => void Content.preload().catch(() => undefined);
  return (
    <Link to={`?tab=${name}`} aria-current={current ? 'page' : undefined} onPointerEnter={preload}>
      <Icon size={18} strokeWidth={2} aria-hidden />
      {capitalized(name)}
      {count > 0 && (
        <span className="count">
          {count}
          <span className="hidden"> unread</span>
        </span>
      )}
    </Link>
  );
}
