import { CANNED_ANSWER_LIMITS, unknownPlaceholder } from '@handover/domain/canned-answer';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { TextInput } from '../../../components/mui/TextInput';
import {
  useSaveCannedAnswerMutation,
  type CannedAnswerFieldsFragment,
} from '../../../generated/admin-requests';
import { field, showFieldErrors } from '../../../lib/form/field';
import { announcedForm } from '../list/announced';

interface CannedAnswerFormProps {
  /** Null for a new one. */
  answer: CannedAnswerFieldsFragment | null;
  onClose: () => void;
}

export function CannedAnswerForm({ answer, onClose }: CannedAnswerFormProps) {
  const [save, { loading }] = useSaveCannedAnswerMutation({
    refetchQueries: ['CannedAnswers'],
    awaitRefetchQueries: true,
  });
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { title: answer?.title ?? '', text: answer?.text ?? '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ title, text }) => {
    const refused = await announcedForm(
      save({ variables: { id: answer?.id ?? null, title: title.trim(), text: text.trim() } }),
      'Canned answer saved',
      'The canned answer was not saved',
    );
    if (refused) showFieldErrors(refused, ['title', 'text'], setError);
    else onClose();
  });
  return (
    <FormDialog
      title={answer ? 'Edit canned answer' : 'New canned answer'}
      submitLabel="Save"
      busy={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        htmlInput={{ maxLength: CANNED_ANSWER_LIMITS.title }}
        sx={{ mb: 2.5 }}
        {...field(
          register('title', { validate: (title) => Boolean(title.trim()) || 'Please enter a title.' }),
          errors.title,
        )}
      />
      <TextInput
        label="Text"
        multiline
        minRows={5}
        maxRows={14}
        htmlInput={{ maxLength: CANNED_ANSWER_LIMITS.text }}
        {...field(
          register('text', { validate: textProblem }),
          errors.text,
          'Write {name} for the name of the person.',
        )}
      />
    </FormDialog>
  );
}

function textProblem(text: string): string | true {
  if (!text.trim()) return 'Please enter a text.';
  const unknown = unknownPlaceholder(text);
  return unknown === null || `Nothing replaces ${unknown}: {name} is the only placeholder.`;
}
