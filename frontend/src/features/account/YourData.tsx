import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { SectionCard } from '../../components/mui/SectionCard';
import { useDownload } from '../../lib/useDownload';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** Data export and account deletion. */
export function YourData() {
  const { download, busy } = useDownload();
  const [deleting, setDeleting] = useState(false);
  return (
    <SectionCard
      title="Your Data"
      text="Download a copy of everything we store about you, or delete your account for good."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton
          variant="outlined"
          startIcon={<Download size={18} aria-hidden />}
          busy={busy}
          busyLabel="Preparing..."
          onClick={() => void download('/api/user/export', 'handover-data.json')}
        >
          Download My Data
        </BusyButton>
        <Button color="error" startIcon={<Trash2 size={18} aria-hidden />} onClick={() => setDeleting(true)}>
          Delete My Account
        </Button>
      </Box>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </SectionCard>
  );
}
