import { useSearchParams } from 'react-router';
import { openTab } from './admin-tabs';
import type { LandingPreview } from './content/SectionPreview';
import { AdminLayout } from './nav/AdminLayout';
import { useTabCounts } from './nav/useTabCounts';

/** The open tab is in the URL, so that it can be linked, reloaded and left with Back. */
export function AdminDashboard({ preview }: { preview: LandingPreview }) {
  const [search] = useSearchParams();
  const { tab, Panel } = openTab(search);
  return (
    <AdminLayout open={tab} counts={useTabCounts()}>
      <Panel preview={preview} />
    </AdminLayout>
  );
}
