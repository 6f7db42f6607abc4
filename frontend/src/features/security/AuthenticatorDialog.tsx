import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { encodeQR } from 'qr';
import { useForm } from 'react-hook-form';
import { CopyButton } from '../../components/mui/CopyButton';
import { FormDialog } from '../../components/mui/FormDialog';
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

export function AuthenticatorDialog({ appKey, onConfirm, onClose }: AuthenticatorDialogProps) {
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
    <FormDialog
      title="Set up your app"
      submitLabel="Turn On"
      busy={formState.isSubmitting}
      busyLabel="Checking..."
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onSubmit={confirm}
      onClose={onClose}
    >
      {/* a phone cannot scan its own screen */}
      <Button variant="outlined" href={appKey.uri} sx={{ display: { md: 'none' } }}>
        Open in my app
      </Button>
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
    </FormDialog>
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
