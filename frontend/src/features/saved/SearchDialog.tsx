import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../components/mui/AppDialog';
import { BusyButton } from '../../components/mui/BusyButton';
import { SelectField } from '../../components/mui/SelectField';
import { TextInput } from '../../components/mui/TextInput';
import type { AlertFrequency, SearchFieldsFragment } from '../../generated/saved';
import { readError } from '../../lib/errors/read-error';
import { field, selectField, showFieldErrors } from '../../lib/form/field';
import { toastError } from '../../lib/toast/toast-error';

type SearchValues = Pick<SearchFieldsFragment, 'name' | 'frequency'>;

interface SearchDialogProps {
  title: string;
  text: string;
  confirm: string;
  values: SearchValues;
  onSave: (values: SearchValues) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a search, and how often its matches are mailed. */
export function SearchDialog({ title, text, confirm, values, onSave, onClose }: SearchDialogProps) {
  const titleId = useId();
  const textId = useId();
  const form = useForm({ defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (given) => {
    try {
      await onSave(given);
      onClose();
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, ['name'], form.setError))
        toastError(error, 'Error', 'The search could not be saved. Please try again.');
    }
  });
  return (
    <AppDialog
      open
      onClose={() => !isSubmitting && onClose()}
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ overflowY: 'auto' }}>
        <DialogTitle id={titleId} variant="h3" component="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography id={textId} color="textSecondary">
            {text}
          </Typography>
          <TextInput
            label="Name"
            required
            htmlInput={{ maxLength: 80 }}
            {...field(form.register('name', { required: 'Please give the search a name.' }), errors.name)}
          />
          <SelectField
            label="Email me new matches"
            options={frequencies}
            {...selectField(form.register('frequency'), errors.frequency)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={isSubmitting}>
            {confirm}
          </BusyButton>
        </DialogActions>
      </Box>
    </AppDialog>
  );
}

const frequencies: readonly { value: AlertFrequency; label: string }[] = [
  { value: 'INSTANT', label: 'As they are listed (up to 8 emails a day)' },
  { value: 'DAILY', label: 'Once a day' },
  { value: 'WEEKLY', label: 'Once a week' },
  { value: 'OFF', label: 'Off' },
];

export const frequencyText = (frequency: AlertFrequency) =>
  frequencies.find(({ value }) => value === frequency)?.label ?? '';
