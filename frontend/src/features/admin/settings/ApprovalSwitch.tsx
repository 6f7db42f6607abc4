import { APPROVE_LISTINGS as KEY } from '@handover/domain/listings/approval';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { Link as RouterLink } from 'react-router';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { useSettingActions } from './useSettingActions';

/** Whether new and edited contracts wait for an admin. */
export function ApprovalSwitch({ settings }: { settings: SettingFieldsFragment[] }) {
  const { createSetting, updateSetting, busy } = useSettingActions();
  const stored = settings.find(({ key }) => key === KEY);
  const set = (on: boolean) => {
    const value = String(on);
    void (stored
      ? updateSetting(KEY, { value, description: stored.description })
      : createSetting({
          key: KEY,
          value,
          description: 'New and edited contracts wait for an admin (true or false)',
          category: 'GENERAL',
        }));
  };
  return (
    <Card component="section" aria-label="Approval of contracts" sx={{ p: { xs: 2, md: 3 } }}>
      <FormControlLabel
        label="Review contracts before they go live"
        disabled={busy}
        control={<Switch checked={stored?.value.trim() === 'true'} onChange={(_event, on) => set(on)} />}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>
        New contracts, and edits of texts, prices, facts or photos, wait for you. Meanwhile nobody else sees
        the contract, also if it was public before. Contracts that wait stay in{' '}
        <Link component={RouterLink} to="?tab=approvals">
          Approvals
        </Link>{' '}
        when you turn this off.
      </Box>
    </Card>
  );
}
