import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { TextInput } from '../../../components/mui/TextInput';
import { field } from '../../../lib/form/field';

interface PublishDialogProps {
  title: string;
  version: number;
  requiresConsent: boolean;
  busy: boolean;
  onPublish: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what is new, which members read, and publishes the text. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, version, requiresConsent, busy, onPublish, onClose } = props;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  return (
    <FormDialog
      title={`Publish version ${version} of ${title}?`}
      submitLabel="Publish"
      busy={busy}
      busyLabel="Publishing..."
      onSubmit={handleSubmit(({ note }) => onPublish(note.trim()))}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {requiresConsent
          ? 'It is on the site at once, and members have to accept it before they list, write or buy anything.'
          : 'It is on the site at once. Members are not asked to accept it.'}{' '}
        Earlier versions stay in the history.
      </Typography>
      <TextInput
        label="What is new"
        autoFocus
        htmlInput={{ maxLength: 500 }}
        {...field(
          register('note', {
            validate: (note) => note.trim().length >= 3 || 'Please say what is new (at least 3 characters).',
          }),
          formState.errors.note,
          'Everyone can read it.',
        )}
      />
    </FormDialog>
  );
}
