import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { Link as RouterLink } from 'react-router';
import { useAdminSecurityQuery, type SettingFieldsFragment } from '../../../generated/admin';
import { useSettingActions } from './useSettingActions';

const KEY = 'require_admin_second_factor';

/** Requires two-step sign-in of all admins. Only an admin who uses it can require it of others. */
export function AdminFactorSwitch({ settings }: { settings: SettingFieldsFragment[] }) {
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
          description: 'Admins need two-step sign-in (true or false)',
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
        Admins without it can still sign in, but the admin area opens only once they set it up.{' '}
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
