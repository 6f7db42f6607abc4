import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../components/mui/AppDialog';
import { CopyButton } from '../../../components/mui/CopyButton';

interface NewSecretDialogProps {
  /** Null while there is nothing to show. */
  secret: string | null;
  onSaved: () => void;
}

/** Closed by its button only: the secret cannot be shown a second time. */
export function NewSecretDialog({ secret, onSaved }: NewSecretDialogProps) {
  return (
    <AppDialog open={secret !== null} maxWidth="xs" aria-labelledby="secret-title">
      <DialogTitle id="secret-title" variant="h3" component="h2">
        Copy your token
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          We show it only now. Your program sends it in the header Authorization, after the word Bearer.
        </Typography>
        <Box
          component="code"
          aria-label="Token"
          sx={{ p: 2, borderRadius: 2, bgcolor: 'sunken.main', overflowWrap: 'anywhere' }}
        >
          {secret}
        </Box>
        <div>
          <CopyButton text={secret ?? ''} label="Copy" />
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" onClick={onSaved}>
          I Have Saved It
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
