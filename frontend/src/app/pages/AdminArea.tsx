import { Suspense, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { openTab, showsWaiting } from '../../features/admin/admin-tabs';
import { AdminLayout, type TabCounts } from '../../features/admin/nav/AdminLayout';
import { NotYourTab } from '../../features/admin/nav/NotYourTab';
import { WaitingForYou } from '../../features/admin/overview/WaitingForYou';
import { countOf, useQueues } from '../../features/admin/queues';
import { useAdminWaitingQuery } from '../../generated/admin';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { lazyPart } from '../../lib/lazy-part';
import { useMay } from '../../lib/session/rights';
import { useSession } from '../../lib/session/useSession';

const LandingPreview = lazyPart(() =>
  import('../../features/home/LandingPreview').then((module) => module.LandingPreview),
);

/** Loads with the first editor that is opened. */
const Preview = (props: ComponentProps<typeof LandingPreview>) => (
  <Suspense>
    <LandingPreview {...props} />
  </Suspense>
);

/** The admin dashboard plus the landing page components that its previews render. Loaded for staff only. */
export const AdminArea = () => (
  <ApolloScope>
    <AdminDashboard />
  </ApolloScope>
);

/** The open tab is in the URL, so that it can be linked, reloaded and left with Back. */
function AdminDashboard() {
  const [search] = useSearchParams();
  const { tab, right, Panel } = openTab(search, useSession().me);
  const may = useMay();
  return (
    <AdminLayout open={tab} counts={useTabCounts()}>
      {showsWaiting(search) && <WaitingForYou />}
      {may(right) ? <Panel preview={Preview} /> : <NotYourTab tab={tab} />}
    </AdminLayout>
  );
}

const EVERY_MINUTE = 60_000;

/** How many contact requests, contracts, flagged texts, organizations, reports and transfers wait for the viewer; 0 for those that others decide. */
function useTabCounts(): TabCounts {
  const { group, ...variables } = useQueues();
  const { data } = useAdminWaitingQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MINUTE,
  });
  if (!data) return {};
  return {
    approvals: data.approvalsWaiting?.count ?? 0,
    requests: data.contactRequestsWaiting?.count ?? 0,
    flagged: (data.flaggedContractsWaiting?.count ?? 0) + (data.flaggedMessagesWaiting?.count ?? 0),
    reports: data.reportsWaiting?.count ?? 0,
    users: data.organisationsWaiting?.count ?? 0,
    sales: countOf(data.transferNumbers, group),
  };
}
