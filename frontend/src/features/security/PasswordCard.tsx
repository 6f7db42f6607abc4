import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/mui/BusyButton';
import { PasswordField } from '../../components/mui/PasswordField';
import { SectionCard } from '../../components/mui/SectionCard';
import { MySessionsDocument, useChangePasswordMutation } from '../../generated/security';
import { readError } from '../../lib/errors/read-error';
import { field, showFieldErrors } from '../../lib/form/field';
import { toast } from '../../lib/toast/toast-store';
import { toastUnlessCanceled } from './useBusy';
import { useRefresh } from './useRefresh';

const TOO_SHORT = 'Enter at least 10 characters.';

export function PasswordCard({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const refresh = useRefresh();
  const [changePassword, { loading }] = useChangePasswordMutation();

  const save = handleSubmit(async (input) => {
    try {
      await changePassword({ variables: { input } });
      reset();
      toast({ title: 'Password changed', description: "You're signed out everywhere else." });
      await refresh(MySessionsDocument);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, ['currentPassword', 'newPassword'], setError))
        toastUnlessCanceled(error, 'Your password was not changed');
    }
  });

  return (
    <SectionCard title="Password" text="Changing your password signs you out everywhere else.">
      <Box
        component="form"
        noValidate
        aria-label="Change password"
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {/* tells password managers which account this is */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...field(
              register('currentPassword', { required: 'Please enter your current password.' }),
              formState.errors.currentPassword,
            )}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            {...field(
              register('newPassword', {
                required: TOO_SHORT,
                minLength: { value: 10, message: TOO_SHORT },
              }),
              formState.errors.newPassword,
              'At least 10 characters',
            )}
          />
        </Box>
        <div>
          <BusyButton type="submit" variant="contained" busy={loading} busyLabel="Saving...">
            Change Password
          </BusyButton>
        </div>
      </Box>
    </SectionCard>
  );
}
