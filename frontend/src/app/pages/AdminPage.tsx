import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
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
      <PageHeading
        title="Admin Dashboard"
        text="Manage the marketplace's content, settings, members and contracts."
      />
      <Suspense fallback={<LoadingScreen />}>
        <AdminArea />
      </Suspense>
    </Container>
  );
}
