import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router';
import { LoadingScreen } from '../../components/plain/LoadingScreen';
import { PageHeading } from '../../components/mui/PageHeading';
import { PageTitle } from '../../components/plain/PageTitle';
import { adminTabs, openTab } from '../../features/admin/admin-tabs';
import { TabSkeleton } from '../../features/admin/list/TabSkeleton';
import { AdminLayout } from '../../features/admin/nav/AdminLayout';
import { capitalized } from '../../lib/format/capitalized';
import { loadable } from '../../lib/loadable';
import { may } from '../../lib/session/rights';
import { useSession, type Me } from '../../lib/session/useSession';
import { AccessDenied, NotAdmin } from './NotAdmin';
import { MuiScope } from '../../theme/MuiScope';
import type { PageArgs, PageHead } from '../shell/page-module';

const Area = loadable(() => import('./AdminArea').then((module) => module.AdminArea), Opening);

export const head = ({ search, me }: PageArgs): PageHead => ({ title: titleOf(search, me), noIndex: true });

const titleOf = (search: URLSearchParams, me: Me | null) =>
  `${capitalized(openTab(search, me).tab)} · Admin Dashboard`;

export function queries({ search, me }: PageArgs) {
  const { right, queries: ofTab } = openTab(search, me);
  return may(me, right) ? ofTab : [];
}

/** Loads what the first render draws: on the server any tab, in the browser the one that the server has drawn. */
export async function prepare() {
  if (import.meta.env.SSR) await Promise.all([Area, ...adminTabs.map(({ Panel }) => Panel)].map(load));
  else if (document.querySelector('#admin-panel')) await Promise.all([Area, ...drawnPanels()].map(load));
}

function drawnPanels() {
  const label = document.querySelector('#admin-panel')?.getAttribute('aria-labelledby');
  return adminTabs.filter(({ tab }) => label === `admin-tab-${tab}`).map(({ Panel }) => Panel);
}

const load = ({ preload }: { preload: () => Promise<void> }) => preload();

export function Component() {
  const { me, unknown } = useSession();
  const [search] = useSearchParams();
  if (unknown) return <LoadingScreen />;
  if (!me) return <AccessDenied />;
  if (me.roles.length === 0) return <NotAdmin />;
  return (
    <MuiScope>
      <Container sx={{ pb: 8 }}>
        <PageTitle>{titleOf(search, me)}</PageTitle>
        <PageHeading title="Admin Dashboard" />
        <Area />
      </Container>
    </MuiScope>
  );
}

/** Shows the navigation while the dashboard loads, and starts to load the code of the open tab. */
function Opening() {
  const [search] = useSearchParams();
  const { tab, Panel } = openTab(search, useSession().me);
  // The panel itself reports a failure.
  void Panel.preload().catch(() => undefined);
  return (
    <AdminLayout open={tab}>
      <TabSkeleton />
    </AdminLayout>
  );
}
