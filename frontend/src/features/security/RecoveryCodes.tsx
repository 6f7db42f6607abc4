import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AppDialog } from '../../components/mui/AppDialog';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { CopyButton } from '../../components/mui/CopyButton';
import { saveFile } from '../../lib/useDownload';
import { FactorRow } from './FactorRows';
import { useBusy } from './useBusy';
import type { FactorActions } from './useFactorActions';

interface RecoveryCodesDialogProps {
  /** Null while there is nothing to show. */
  codes: string[] | null;
  onSaved: () => void;
}

/** Closed by its button only: the codes cannot be shown a second time. */
export function RecoveryCodesDialog({ codes, onSaved }: RecoveryCodesDialogProps) {
  return (
    <AppDialog open={Boolean(codes)} maxWidth="xs" aria-labelledby="recovery-title">
      <DialogTitle id="recovery-title" variant="h3" component="h2">
        Save your recovery codes
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          If you lose your phone or passkey, each of these codes signs you in once. We show them only now, so
          keep them somewhere safe.
        </Typography>
        <Box
          component="ul"
          aria-label="Recovery codes"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 2,
            borderRadius: 2,
            bgcolor: 'sunken.main',
            fontFamily: 'monospace',
            display: 'grid',
            gap: 0.75,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            justifyItems: 'center',
          }}
        >
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <CopyButton text={codes?.join('\n') ?? ''} label="Copy" />
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            onClick={() => download(codes ?? [])}
          >
            Download
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" onClick={onSaved}>
          I Have Saved Them
        </Button>
      </DialogActions>
    </AppDialog>
  );
}

const download = (codes: string[]) =>
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt');

export function RecoveryCodesRow({ left, actions }: { left: number; actions: FactorActions }) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();
  const replace = () => run(actions.newRecoveryCodes, 'You have no new codes').then(() => setAsking(false));
  return (
    <FactorRow
      title="Recovery codes"
      text={`${left === 1 ? '1 code is' : `${left} codes are`} left. Each signs you in once, in case you lose your phone or passkey.`}
      action={
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Get New Codes
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        title="Get new recovery codes?"
        confirmLabel="Get New Codes"
        busy={busy}
        onConfirm={() => void replace()}
        onClose={() => setAsking(false)}
      >
        You get ten new codes. The codes you have now stop working.
      </ConfirmDialog>
    </FactorRow>
  );
}
