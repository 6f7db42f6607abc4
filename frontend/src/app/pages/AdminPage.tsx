import Container from '@mui/material/Container';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { useSession } from '../../lib/session/useSession';
import { toast } from '../../lib/toast/toast-store';
import type { PageHead } from '../page';

const AdminArea = lazy(() => import('../AdminArea').then((module) => ({ default: module.AdminArea })));

export const head = (): PageHead => ({ title: 'Admin Dashboard', noIndex: true });

export function Component() {
  const { me, unknown } = useSession();
  if (unknown) return <LoadingScreen />;
  if (!me?.isAdmin) return <AccessDenied />;
  return (
    <Container sx={{ pb: 8 }}>
      <PageTitle>Admin Dashboard</PageTitle>
      <PageHeading
        title="Admin Dashboard"
        text="Content, settings, people and contracts of the marketplace."
      />
      <Suspense fallback={<LoadingScreen />}>
        <AdminArea />
      </Suspense>
    </Container>
  );
}

/** Redirects members and visitors to the home page with a toast that says why. */
function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: 'Access Denied',
      description: "You don't have permission to access the admin panel",
      variant: 'destructive',
    });
    void navigate('/', { replace: true });
  }, [navigate]);
  return <LoadingScreen />;
}
