import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../components/mui/AppDialog';
import { CopyButton } from '../../components/mui/CopyButton';

interface NewSecretDialogProps {
  /** "token" or "secret". */
  noun: 'token' | 'secret';
  /** Null while there is nothing to show. */
  secret: string | null;
  /** What it is for. */
  text: string;
  onSaved: () => void;
}

/** Closed by its button only: the secret cannot be shown a second time. */
export function NewSecretDialog({ noun, secret, text, onSaved }: NewSecretDialogProps) {
  return (
    <AppDialog open={secret !== null} maxWidth="xs" aria-labelledby="secret-title">
      <DialogTitle id="secret-title" variant="h3" component="h2">
        Copy your {noun}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">We show it only now. {text}</Typography>
        <Box
          component="code"
          aria-label={noun === 'token' ? 'Token' : 'Secret'}
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
