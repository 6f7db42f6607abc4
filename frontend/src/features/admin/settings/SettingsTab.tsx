import Box from '@mui/material/Box';
import { SlidersHorizontal } from 'lucide-react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { AdminList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { AdminFactorSwitch } from './AdminFactorSwitch';
import { TabSkeleton } from '../list/TabSkeleton';
import { missingDefaults, unusedKeys } from './known-keys';
import { NewSettingForm } from './NewSettingForm';
import { SettingRow } from './SettingRow';
import { useAdminSettings } from './useAdminSettings';
import { useSettingActions } from './useSettingActions';

export function SettingsTab() {
  const { settings, failed, retry, loadMore } = useAdminSettings();
  const { initializeSettings, busy } = useSettingActions();
  const q = useSearchText().toLowerCase();
  const found = settings?.filter(({ key, value, description }) =>
    [key, value, description ?? ''].some((text) => text.toLowerCase().includes(q)),
  );
  const none = settings?.length === 0;
  const missing = settings ? missingDefaults(settings) : [];
  const initialize = (variant: 'contained' | 'text') => (
    <BusyButton variant={variant} busy={busy} onClick={() => void initializeSettings()}>
      Initialize Default Settings
    </BusyButton>
  );

  // Everything appears at once, so that nothing on the page moves.
  if (!settings && !failed) return <TabSkeleton />;

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {settings && <AdminFactorSwitch settings={settings} />}
      <NewSettingForm suggestions={settings ? unusedKeys(settings) : []} />
      <section>
        <TabHeading
          title="Site Settings"
          text="Texts on the site. Everyone can read them, so don't put secrets here."
        >
          {!none && <SearchBox label="Search settings" />}
        </TabHeading>
        <AdminList
          label="Site settings"
          rows={found?.map((setting) => (
            <SettingRow key={setting.id} setting={setting} />
          ))}
          failed={failed}
          onRetry={retry}
          onMore={loadMore}
          empty={{
            icon: SlidersHorizontal,
            title: none ? 'No settings yet' : 'No settings match your search',
            ...(none && {
              text: 'Start with the site name, the headline of the landing page and your contact details.',
              action: initialize('contained'),
            }),
          }}
        />
        {!none && missing.length > 0 && (
          <Box sx={{ mt: 2, color: 'text.secondary', fontSize: '0.9375rem' }}>
            Not set yet: {missing.join(', ')}. {initialize('text')}
          </Box>
        )}
      </section>
    </Box>
  );
}
