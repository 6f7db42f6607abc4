import { lazy, Suspense, type ComponentProps } from 'react';
import { AdminDashboard } from '../../features/admin/AdminDashboard';
import { ApolloScope } from '../../lib/apollo/ApolloScope';

const LandingPreview = lazy(() =>
  import('../../features/home/LandingPreview').then((module) => ({ default: module.LandingPreview })),
);

/** Loads with the first editor that is opened. */
const Preview = (props: ComponentProps<typeof LandingPreview>) => (
  <Suspense>
    <LandingPreview {...props} />
  </Suspense>
);

/** The admin dashboard plus the landing page components that its previews render. Loaded for admins only. */
export const AdminArea = () => (
  <ApolloScope>
    <AdminDashboard preview={Preview} />
  </ApolloScope>
);
