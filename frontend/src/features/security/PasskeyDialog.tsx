import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../components/mui/AppDialog';
import { BusyButton } from '../../components/mui/BusyButton';
import { TextInput } from '../../components/mui/TextInput';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import { field } from '../../lib/form/field';

interface PasskeyDialogProps {
  onAdd: (name: string) => Promise<void>;
  onClose: () => void;
}

export const PasskeyDialog = (props: PasskeyDialogProps) => (
  <AppDialog open onClose={props.onClose} maxWidth="xs" aria-labelledby="passkey-title">
    <PasskeyForm {...props} />
  </AppDialog>
);

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

function PasskeyForm({ onAdd, onClose }: PasskeyDialogProps) {
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
    <Box component="form" noValidate onSubmit={(event) => void add(event)}>
      <DialogTitle id="passkey-title" variant="h3" component="h2">
        Add a passkey
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton type="submit" variant="contained" busy={formState.isSubmitting} busyLabel="Waiting...">
          Continue
        </BusyButton>
      </DialogActions>
    </Box>
  );
}
