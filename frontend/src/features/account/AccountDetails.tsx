import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/mui/CopyButton';
import { Fact } from '../../components/mui/Fact';
import { Pill } from '../../components/plain/Pill';
import { SectionCard } from '../../components/mui/SectionCard';
import { formatDay } from '../../lib/format/time';
import type { Me } from '../../lib/session/useSession';

interface AccountDetailsProps {
  me: Me;
  /** Whether the email address is confirmed, and what to do if it is not. */
  emailStatus: ReactNode;
  onSignOut: () => void;
}

export function AccountDetails({ me, emailStatus, onSignOut }: AccountDetailsProps) {
  return (
    <SectionCard title="Account Information">
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Fact label="Email">
          {me.email}
          <Box sx={{ mt: 0.75 }}>{emailStatus}</Box>
        </Fact>
        <Fact label="Account Type">
          <Pill tone={me.isAdmin ? 'amber' : 'neutral'}>
            {me.isAdmin ? 'Administrator' : 'Standard User'}
          </Pill>
        </Fact>
        <Fact label="User ID">
          <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary' }}>
            {me.id}
          </Box>
          <Box sx={{ mt: 0.75 }}>
            <CopyButton size="small" text={me.id} label="Copy ID" />
          </Box>
        </Fact>
        <Fact label="Member Since">
          <time dateTime={me.createdAt}>{formatDay(me.createdAt)}</time>
        </Fact>
      </Box>
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={onSignOut}>
          Sign Out
        </Button>
      </Box>
    </SectionCard>
  );
}
