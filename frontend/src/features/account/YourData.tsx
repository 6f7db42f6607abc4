import { GOES_WITH_ACCOUNT, STAYS_AFTER_ACCOUNT } from '@handover/domain/account-deletion';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Download, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../components/mui/AppDialog';
import { BusyButton } from '../../components/mui/BusyButton';
import { SectionCard } from '../../components/mui/SectionCard';
import { TextInput } from '../../components/mui/TextInput';
import { field, showFieldErrors } from '../../lib/form/field';
import { useDownload } from '../../lib/useDownload';
import { useDeleteAccount } from './useDeleteAccount';

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

/** Explains what is deleted and what stays, and asks members without a second factor for their password. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { deleteAccount, asksPassword, opening, busy } = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) =>
    showFieldErrors(await deleteAccount(asksPassword ? password : undefined), ['password'], setError),
  );
  return (
    <AppDialog open onClose={busy ? undefined : onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId} variant="h3" component="h2">
          Delete your account?
        </DialogTitle>
        <DialogContent>
          <Typography>This cannot be undone. We delete:</Typography>
          <Points texts={GOES_WITH_ACCOUNT} />
          <Typography sx={{ mt: 1.5 }}>What stays:</Typography>
          <Points texts={STAYS_AFTER_ACCOUNT} />
          {opening ? (
            <Skeleton variant="rounded" height={56} sx={{ mt: 2.5 }} />
          ) : (
            asksPassword && (
              <TextInput
                type="password"
                label="Password"
                autoComplete="current-password"
                sx={{ mt: 2.5 }}
                {...field(
                  register('password', { required: 'Please enter your password.' }),
                  formState.errors.password,
                )}
              />
            )
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color="error"
            busy={busy}
            busyLabel="Deleting..."
            disabled={opening}
          >
            Delete Account
          </BusyButton>
        </DialogActions>
      </form>
    </AppDialog>
  );
}

const Points = ({ texts }: { texts: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5, color: 'text.secondary' }}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
);
