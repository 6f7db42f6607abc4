import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { adminTabFrom, adminTabs } from '../../features/admin/admin-tabs';
import { TabSkeleton } from '../../features/admin/list/TabSkeleton';
import { AdminLayout } from '../../features/admin/nav/AdminLayout';
import { useSession } from '../../lib/session/useSession';
import { AccessDenied, NotAdmin } from '../NotAdmin';
import type { PageHead } from '../page';

const AdminArea = lazy(() => import('../AdminArea').then((module) => ({ default: module.AdminArea })));

export const head = (): PageHead => ({ title: 'Admin Dashboard', noIndex: true });

export function Component() {
  const { me, unknown } = useSession();
  if (unknown) return <LoadingScreen />;
  if (!me) return <AccessDenied />;
  if (!me.isAdmin) return <NotAdmin />;
  return (
    <Container sx={{ pb: 8 }}>
      <PageTitle>Admin Dashboard</PageTitle>
      <PageHeading title="Admin Dashboard" />
      <Suspense fallback={<Opening />}>
        <AdminArea />
      </Suspense>
    </Container>
  );
}

/** The navigation while the dashboard loads. It starts to load the open tab's code at the same time. */
function Opening() {
  const [params] = useSearchParams();
  const open = adminTabFrom(params.get('tab'));
  if (typeof window !== 'undefined') void adminTabs.find(({ tab }) => tab === open)?.load();
  return (
    <AdminLayout open={open}>
      <TabSkeleton />
    </AdminLayout>
  );
}
