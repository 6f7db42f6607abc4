import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { useDownload } from '../../lib/useDownload';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** Data export and account deletion. */
export function YourData() {
  const { download, busy } = useDownload();
  const [deleting, setDeleting] = useState(false);
  return (
    <Card component="section" aria-label="Your Data" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Typography variant="h4" component="h2">
        Your Data
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Download a copy of everything we store about you, or delete your account for good.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
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
    </Card>
  );
}
