import { Suspense, type ComponentProps } from 'react';
import { AdminDashboard } from '../../features/admin/AdminDashboard';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { lazyPart } from '../../lib/lazy-part';

const LandingPreview = lazyPart(() =>
  import('../../features/home/LandingPreview').then((module) => module.LandingPreview),
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
