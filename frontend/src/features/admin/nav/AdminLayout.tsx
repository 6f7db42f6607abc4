import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AdminTab } from '../admin-tabs';
import { WIDE } from '../list/wide';
import { AdminNav, type TabCounts } from './AdminNav';
import { OperatorNotes } from './OperatorNotes';

/** The panel is at least as tall as the window, so that the footer does not move while rows load. */
const Layout = styled('div')({
  '.tab-panel': { minWidth: 0, minHeight: '100vh', paddingTop: 20 },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: '196px minmax(0, 1fr)',
    gap: 36,
    alignItems: 'start',
    '.tab-panel': { paddingTop: 0 },
  },
});

interface AdminLayoutProps {
  open: AdminTab;
  counts?: TabCounts;
  children: ReactNode;
}

/** Notes about the site, navigation and panel. */
export const AdminLayout = ({ open, counts = {}, children }: AdminLayoutProps) => (
  <>
    <OperatorNotes />
    <Layout>
      <AdminNav open={open} counts={counts} />
      <div
        className="tab-panel"
        role="tabpanel"
        id="admin-panel"
        aria-labelledby={`admin-tab-${open}`}
        key={open}
      >
        {children}
      </div>
    </Layout>
  </>
);
