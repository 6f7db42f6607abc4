import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { encodeQR } from 'qr';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../components/mui/AppDialog';
import { BusyButton } from '../../components/mui/BusyButton';
import { CopyButton } from '../../components/mui/CopyButton';
import { TextInput } from '../../components/mui/TextInput';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import { field } from '../../lib/form/field';

export interface AppKey {
  secret: string;
  uri: string;
}

interface AuthenticatorDialogProps {
  appKey: AppKey;
  onConfirm: (code: string) => Promise<void>;
  onClose: () => void;
}

export const AuthenticatorDialog = (props: AuthenticatorDialogProps) => (
  <AppDialog open onClose={props.onClose} maxWidth="xs" aria-labelledby="app-title">
    <SetupForm {...props} />
  </AppDialog>
);

function SetupForm({ appKey, onConfirm, onClose }: AuthenticatorDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const confirm = handleSubmit(async ({ code }) => {
    try {
      await onConfirm(code.replaceAll(/\s/g, ''));
      onClose();
    } catch (error) {
      const message = readError(error).fields['code'] ?? problemText(error);
      setError('code', { message }, { shouldFocus: true });
    }
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void confirm(event)}>
      <DialogTitle id="app-title" variant="h3" component="h2">
        Set up your app
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary">
          Scan this code with an app such as Google Authenticator, 1Password or Authy.
        </Typography>
        <QrCode text={appKey.uri} label="QR code for your authenticator app" />
        <Box>
          <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
            You cannot scan it? Type this key into the app:
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              component="code"
              data-testid="app-key"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}
            >
              {appKey.secret}
            </Box>
            <CopyButton text={appKey.secret} label="Copy Key" />
          </Box>
        </Box>
        <TextInput
          label="Six-digit code from your app"
          autoComplete="one-time-code"
          htmlInput={{ inputMode: 'numeric', maxLength: 7 }}
          {...field(
            register('code', {
              validate: (code) =>
                /^\d{6}$/.test(code.replaceAll(/\s/g, '')) || 'Please enter the six digits your app shows.',
            }),
            formState.errors.code,
          )}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton type="submit" variant="contained" busy={formState.isSubmitting} busyLabel="Checking...">
          Turn On
        </BusyButton>
      </DialogActions>
    </Box>
  );
}

/** White space around the code that scanners need, in modules. */
const BORDER = 4;

/** A QR code as one SVG path; always dark on white, because scanners expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', justifySelf: 'center', borderRadius: 2, bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
