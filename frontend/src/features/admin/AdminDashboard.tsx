import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { adminTabFrom, adminTabs } from './admin-tabs';
import type { LandingPreview } from './content/SectionPreview';
import { TabSkeleton } from './list/TabSkeleton';
import { AdminLayout } from './nav/AdminLayout';
import { useTabCounts } from './nav/useTabCounts';

const panels = new Map(
  adminTabs.map(({ tab, load }) => [tab, lazy(async () => ({ default: await load() }))] as const),
);

/** The open tab is in the URL, so that it can be linked, reloaded and left with Back. */
export function AdminDashboard({ preview }: { preview: LandingPreview }) {
  const [params] = useSearchParams();
  const open = adminTabFrom(params.get('tab'));
  const Panel = panels.get(open);
  return (
    <AdminLayout open={open} counts={useTabCounts()}>
      <Suspense fallback={<TabSkeleton />}>{Panel && <Panel preview={preview} />}</Suspense>
    </AdminLayout>
  );
}
