import { AdminDashboard } from '../features/admin/AdminDashboard';
import { LandingPreview } from '../features/home/LandingPreview';
import { ApolloScope } from '../lib/apollo/ApolloScope';

/** The dashboard with the landing page's own parts for its previews. Its code is only sent to admins. */
export const AdminArea = () => (
  <ApolloScope>
    <AdminDashboard preview={LandingPreview} />
  </ApolloScope>
);
