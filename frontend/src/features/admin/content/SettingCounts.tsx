import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SettingCategory, SettingFieldsFragment } from '../../../generated/admin';

/** Number of settings per landing page category. */
export function SettingCounts({ settings }: { settings: SettingFieldsFragment[] | undefined }) {
  const count = (category: SettingCategory) =>
    settings?.filter((setting) => setting.category === category).length;
  const counts = [
    { label: 'Hero Settings', value: count('HERO') },
    { label: 'Services Settings', value: count('SERVICES') },
    { label: 'Trust & Safety Settings', value: count('TRUST_SAFETY') },
    { label: 'Total Settings', value: settings?.length },
  ];
  return (
    <Card component="section" aria-labelledby="counts-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="counts-title" variant="h3" component="h2" sx={{ mb: 2 }}>
        Stored Content
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {counts.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
              {value ?? '–'}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
