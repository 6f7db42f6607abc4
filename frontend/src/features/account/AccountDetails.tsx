import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { Fact } from '../../components/Fact';
import { Pill } from '../../components/Pill';
import { formatDay } from '../../lib/format/time';
import type { Me } from '../../lib/session/useSession';

export function AccountDetails({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  return (
    <Card component="section" aria-label="Account Information" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Typography variant="h4" component="h2">
        Account Information
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Fact label="Email">{me.email}</Fact>
        <Fact label="Account Type">
          <Pill tone={me.isAdmin ? 'amber' : 'neutral'}>
            {me.isAdmin ? 'Administrator' : 'Standard User'}
          </Pill>
        </Fact>
        <Fact label="User ID">{me.id}</Fact>
        <Fact label="Member Since">
          <time dateTime={me.createdAt}>{formatDay(me.createdAt)}</time>
        </Fact>
      </Box>
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={onSignOut}>
          Sign Out
        </Button>
      </Box>
    </Card>
  );
}
