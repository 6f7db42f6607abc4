import { Suspense, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { openTab, showsWaiting } from '../../features/admin/admin-tabs';
import { AdminLayout, type TabCounts } from '../../features/admin/nav/AdminLayout';
import { WaitingForYou } from '../../features/admin/overview/WaitingForYou';
import { useAdminWaitingQuery } from '../../generated/admin';
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
    <AdminDashboard />
  </ApolloScope>
);

/** The open tab is in the URL, so that it can be linked, reloaded and left with Back. */
function AdminDashboard() {
  const [search] = useSearchParams();
  const { tab, Panel } = openTab(search);
  return (
    <AdminLayout open={tab} counts={useTabCounts()}>
      {showsWaiting(search) && <WaitingForYou />}
      <Panel preview={Preview} />
    </AdminLayout>
  );
}

const EVERY_MINUTE = 60_000;

/** How many contact requests are unanswered, and how many flagged texts, reports and transfers wait for a decision. */
function useTabCounts(): TabCounts {
  const { data } = useAdminWaitingQuery({ fetchPolicy: 'cache-and-network', pollInterval: EVERY_MINUTE });
  if (!data) return {};
  const {
    contactRequestsWaiting,
    flaggedContractsWaiting,
    flaggedMessagesWaiting,
    reportsWaiting,
    transferNumbers,
  } = data;
  return {
    requests: contactRequestsWaiting.count,
    flagged: flaggedContractsWaiting.count + flaggedMessagesWaiting.count,
    reports: reportsWaiting.count,
    sales: transferNumbers.waiting,
  };
}
