import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { adminTabFrom, adminTabs, type AdminTab } from './admin-tabs';
import { AuditTab } from './audit/AuditTab';
import { ContentTab } from './content/ContentTab';
import type { LandingPreview } from './content/SectionPreview';
import { ContractsTab } from './contracts/ContractsTab';
import { FlaggedTab } from './flagged/FlaggedTab';
import { PurchasesTab } from './purchases/PurchasesTab';
import { RequestsTab } from './requests/RequestsTab';
import { CategoryTab } from './settings/CategoryTab';
import { SettingsTab } from './settings/SettingsTab';
import { UsersTab } from './users/UsersTab';

/** The open tab is in the URL, so that it can be linked, reloaded and left with Back. */
export function AdminDashboard({ preview }: { preview: LandingPreview }) {
  const [params, setParams] = useSearchParams();
  const open = adminTabFrom(params.get('tab'));
  return (
    <>
      <Tabs
        value={open}
        onChange={(_event, tab: AdminTab) => setParams({ tab })}
        variant="scrollable"
        aria-label="Admin sections"
        sx={{ borderBottom: '1px solid', borderColor: 'divider', mb: 3 }}
      >
        {adminTabs.map(({ tab, label }) => (
          <Tab
            key={tab}
            value={tab}
            label={label}
            id={`admin-tab-${tab}`}
            {...(tab === open && { 'aria-controls': 'admin-panel' })}
            sx={{ minHeight: 48, minWidth: 0, px: 2 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="admin-panel" aria-labelledby={`admin-tab-${open}`} key={open}>
        <Panel tab={open} preview={preview} />
      </Box>
    </>
  );
}

function Panel({ tab, preview }: { tab: AdminTab; preview: LandingPreview }) {
  switch (tab) {
    case 'content':
      return <ContentTab preview={preview} />;
    case 'settings':
      return <SettingsTab />;
    case 'users':
      return <UsersTab />;
    case 'contracts':
      return <ContractsTab />;
    case 'hero':
      return <CategoryTab category="HERO" />;
    case 'services':
      return <CategoryTab category="SERVICES" />;
    case 'requests':
      return <RequestsTab />;
    case 'flagged':
      return <FlaggedTab />;
    case 'purchases':
      return <PurchasesTab />;
    case 'audit':
      return <AuditTab />;
  }
}
