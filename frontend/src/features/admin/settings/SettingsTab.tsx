import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { SlidersHorizontal } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { useAdminSecurityQuery, type SettingFieldsFragment } from '../../../generated/admin';
import { AdminList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { TabSkeleton } from '../list/TabSkeleton';
import { ApprovalSwitch } from './ApprovalSwitch';
import { ConfirmedEmailCard } from './ConfirmedEmailCard';
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
      {settings && <ConfirmedEmailCard settings={settings} />}
      {settings && <ApprovalSwitch settings={settings} />}
      <NewSettingForm suggestions={settings ? unusedKeys(settings) : []} />
      <section>
        <TabHeading
          title="Site Settings"
          text="Texts on the site. Everyone can read them, so don't put secrets here."
          tools={!none && <SearchBox label="Search settings" />}
        />
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

const KEY = 'require_admin_second_factor';

/** Requires two-step sign-in of all staff. Only an admin who uses it can require it of others. */
function AdminFactorSwitch({ settings }: { settings: SettingFieldsFragment[] }) {
  const { data } = useAdminSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const { createSetting, updateSetting, busy } = useSettingActions();
  const stored = settings.find(({ key }) => key === KEY);
  const isOn = stored?.value.trim() === 'true';
  const lacksFactor = data?.mySecurity.hasSecondFactor === false;

  const set = (on: boolean) => {
    const value = String(on);
    void (stored
      ? updateSetting(KEY, { value, description: stored.description })
      : createSetting({
          key: KEY,
          value,
          description: 'Admins and other staff need two-step sign-in (true or false)',
          category: 'GENERAL',
        }));
  };

  return (
    <Card component="section" aria-label="Admin security" sx={{ p: { xs: 2, md: 3 } }}>
      <FormControlLabel
        label="Require two-step sign-in for admins"
        disabled={busy || !data || (lacksFactor && !isOn)}
        control={<Switch checked={isOn} onChange={(_event, on) => set(on)} />}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
      />
      {/* room for the hint, which is known later */}
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5, minHeight: { xs: 96, md: 48 } }}>
        It holds for everyone with a role. Those without it can still sign in, but the admin area opens only
        once they set it up.{' '}
        {lacksFactor && (
          <>
            To turn this on,{' '}
            <Link component={RouterLink} to="/account?tab=security#two-step">
              set it up for yourself
            </Link>{' '}
            first.
          </>
        )}
      </Box>
    </Card>
  );
}
