import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { adminTabFrom, adminTabs } from '../../features/admin/admin-tabs';
import { TabSkeleton } from '../../features/admin/list/TabSkeleton';
import { AdminLayout } from '../../features/admin/nav/AdminLayout';
import { useHydrated } from '../../lib/useHydrated';
import { useSession } from '../../lib/session/useSession';
import { AccessDenied, NotAdmin } from '../NotAdmin';
import { MuiScope } from '../../theme/MuiScope';
import type { PageHead } from '../page';

const loadArea = () => import('../AdminArea');
const AdminArea = lazy(() => loadArea().then((module) => ({ default: module.AdminArea })));

export const head = (): PageHead => ({ title: 'Admin Dashboard', noIndex: true });

export function Component() {
  const { me, unknown } = useSession();
  const hydrated = useHydrated();
  if (unknown) return <LoadingScreen />;
  if (!me) return <AccessDenied />;
  if (!me.isAdmin) return <NotAdmin />;
  return (
    <MuiScope>
      <Container sx={{ pb: 8 }}>
        <PageTitle>Admin Dashboard</PageTitle>
        <PageHeading title="Admin Dashboard" />
        <Suspense fallback={<Opening />}>{hydrated ? <AdminArea /> : <Opening />}</Suspense>
      </Container>
    </MuiScope>
  );
}

/** The navigation while the dashboard loads, and on the server. It starts to load the dashboard's and the open tab's code. */
function Opening() {
  const [params] = useSearchParams();
  const open = adminTabFrom(params.get('tab'));
  if (typeof window !== 'undefined') {
    const codes = [loadArea(), ...adminTabs.filter(({ tab }) => tab === open).map(({ load }) => load())];
    // The components that need the code report a failure.
    void Promise.allSettled(codes);
  }
  return (
    <AdminLayout open={open}>
      <TabSkeleton />
    </AdminLayout>
  );
}
