import {
  CONFIRMED_USES,
  confirmedUses,
  confirmedUsesText,
  REQUIRE_CONFIRMED_EMAIL as KEY,
  type ConfirmedUse,
} from '@handover/domain/confirmed-email';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { useSettingActions } from './useSettingActions';

const LABELS: Record<ConfirmedUse, string> = {
  apply: 'Ask to take over contracts',
  list: 'List a contract',
  write: 'Write in a public thread',
  pay: 'Pay for a contract',
};

/** What members may only do once their email address is confirmed. */
export function ConfirmedEmailCard({ settings }: { settings: SettingFieldsFragment[] }) {
  const { createSetting, updateSetting, busy } = useSettingActions();
  const stored = settings.find(({ key }) => key === KEY);
  const uses = confirmedUses(stored?.value);

  const set = (use: ConfirmedUse, on: boolean) => {
    const value = confirmedUsesText(on ? [...uses, use] : uses.filter((one) => one !== use));
    void (stored
      ? updateSetting(KEY, { value, description: stored.description })
      : createSetting({
          key: KEY,
          value,
          description: 'What needs a confirmed email address: list, write, pay, or off',
          category: 'GENERAL',
        }));
  };

  return (
    <Card component="section" aria-labelledby="confirmed-email" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="confirmed-email" variant="h3" component="h2">
        Confirmed email
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>
        What members may only do once they have opened the link in our email.
      </Box>
      <FormGroup sx={{ mt: 1, columnGap: 3, flexDirection: { md: 'row' } }}>
        {CONFIRMED_USES.map((use) => (
          <FormControlLabel
            key={use}
            label={LABELS[use]}
            disabled={busy}
            control={<Switch checked={uses.includes(use)} onChange={(_event, on) => set(use, on)} />}
          />
        ))}
      </FormGroup>
    </Card>
  );
}
