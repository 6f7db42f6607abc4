import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { TextInput } from '../../../components/mui/TextInput';
import { useConfirmLaunchMailMutation } from '../../../generated/admin-launch';
import { field, showFieldErrors } from '../../../lib/form/field';
import { announcedForm } from '../list/announced';

/** Takes the code of the test email, which shows that it has arrived. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const [confirm, { loading }] = useConfirmLaunchMailMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    const refused = await announcedForm(
      confirm({ variables: { code: code.trim() } }),
      'The email has arrived',
      'The code was not accepted',
    );
    if (refused) showFieldErrors(refused, ['code'], setError);
    else onClose();
  });
  return (
    <FormDialog
      title="Code of the test email"
      submitLabel="Confirm"
      busy={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        Open the mailbox of your support address, also its spam folder, and type the code of the newest email.
      </Typography>
      <TextInput
        label="Code"
        autoFocus
        autoComplete="one-time-code"
        htmlInput={{ maxLength: 9, inputMode: 'numeric' }}
        {...field(
          register('code', {
            validate: (code) =>
              /^\d{4}\s?\d{4}$/.test(code.trim()) || 'Please type the eight digits of the email.',
          }),
          formState.errors.code,
        )}
      />
    </FormDialog>
  );
}
