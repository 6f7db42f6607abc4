import { GOES_WITH_ACCOUNT, STAYS_AFTER_ACCOUNT } from '@handover/domain/account-deletion';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/mui/BusyButton';
import { FormDialog } from '../../components/mui/FormDialog';
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
  const { deleteAccount, asksPassword, opening, busy } = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) => {
    showFieldErrors(await deleteAccount(asksPassword ? password : undefined), ['password'], setError);
  });
  return (
    <FormDialog
      title="Delete your account?"
      submitLabel="Delete Account"
      busy={busy}
      busyLabel="Deleting..."
      destructive
      disabled={opening}
      locked={busy}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

const Points = ({ texts }: { texts: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5, color: 'text.secondary' }}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
);
