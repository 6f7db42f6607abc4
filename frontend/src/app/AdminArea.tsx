import { AdminDashboard } from '../features/admin/AdminDashboard';
import { LandingPreview } from '../features/home/LandingPreview';
import { ApolloScope } from '../lib/apollo/ApolloScope';

/** The admin dashboard plus the landing page components that its previews render. Loaded for admins only. */
export const AdminArea = () => (
  <ApolloScope>
    <AdminDashboard preview={LandingPreview} />
  </ApolloScope>
);
