import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../components/mui/FormDialog';
import { TextInput } from '../../components/mui/TextInput';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import { field } from '../../lib/form/field';

interface PasskeyDialogProps {
  onAdd: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Explains the browser's error to the member. */
function refusalOf(error: unknown): string {
  if (error instanceof Error && error.name === 'InvalidStateError')
    return 'This device already has a passkey for your account.';
  const { fields } = readError(error);
  return (
    fields['name'] ??
    fields['passkey'] ??
    problemText(error, 'No passkey was added. Please try again and follow what your browser asks.')
  );
}

export function PasskeyDialog({ onAdd, onClose }: PasskeyDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } });
  const add = handleSubmit(async ({ name }) => {
    try {
      await onAdd(name.trim());
      onClose();
    } catch (error) {
      setError('name', { message: refusalOf(error) });
    }
  });
  return (
    <FormDialog
      title="Add a passkey"
      submitLabel="Continue"
      busy={formState.isSubmitting}
      busyLabel="Waiting..."
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={add}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Name it after the device it's on. Your browser guides you through the rest.
      </Typography>
      <TextInput
        label="Name, such as My phone"
        autoFocus
        htmlInput={{ maxLength: 60 }}
        {...field(
          register('name', { validate: (name) => Boolean(name.trim()) || 'Please give it a name.' }),
          formState.errors.name,
        )}
      />
    </FormDialog>
  );
}
