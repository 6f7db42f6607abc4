import { filledAnswer, REPLY_LIMIT } from '@handover/domain/canned-answer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import {
  useCannedAnswersQuery,
  useReplyToContactRequestMutation,
  type ContactRequestFieldsFragment,
} from '../../../generated/admin-requests';
import { field, showFieldErrors } from '../../../lib/form/field';
import { announcedForm } from '../list/announced';

interface ReplyDialogProps {
  request: ContactRequestFieldsFragment;
  onClose: () => void;
}

/** Writes a reply to the person who sent a request, if wanted with the text of a canned answer. */
export function ReplyDialog({ request: { id, name, email, message }, onClose }: ReplyDialogProps) {
  const [reply, { loading }] = useReplyToContactRequestMutation({ refetchQueries: ['AdminWaiting'] });
  const { register, handleSubmit, getValues, setValue, setError, formState } = useForm({
    defaultValues: { text: '' },
  });

  const submit = handleSubmit(async ({ text }) => {
    const refused = await announcedForm(
      reply({ variables: { id, text: text.trim() } }),
      'Reply saved. The email is on its way.',
      'The reply was not sent',
    );
    if (refused) showFieldErrors(refused, ['text'], setError);
    else onClose();
  });
  const insert = (answer: string) => {
    const written = getValues('text').trimEnd();
    setValue('text', written ? `${written}\n\n${answer}` : answer, { shouldDirty: true });
  };

  return (
    <FormDialog
      title={`Reply to ${name}`}
      submitLabel="Send Reply"
      busy={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', mb: 2, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        To {email}, from the site and not in your name. {message && 'The email quotes their message:'}
      </Box>
      {message && <Quoted>{message}</Quoted>}
      <CannedAnswerPicker onPick={(text) => insert(filledAnswer(text, name))} />
      <TextInput
        label="Your reply"
        multiline
        minRows={6}
        maxRows={14}
        htmlInput={{ maxLength: REPLY_LIMIT }}
        shrink
        {...field(
          register('text', { validate: (text) => Boolean(text.trim()) || 'Please write a reply.' }),
          formState.errors.text,
        )}
      />
    </FormDialog>
  );
}

const Quoted = ({ children }: { children: string }) => (
  <Box
    component="blockquote"
    // a long message scrolls, so that the field stays in sight
    tabIndex={0}
    aria-label="Their message"
    sx={{
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      maxHeight: 160,
      overflowY: 'auto',
      m: 0,
      mb: 2.5,
      pl: 1.5,
      borderLeft: 3,
      borderColor: 'divider',
      fontSize: '0.9375rem',
    }}
  >
    {children}
  </Box>
);

/** Nothing while there are no canned answers. */
function CannedAnswerPicker({ onPick }: { onPick: (text: string) => void }) {
  const { data, error, refetch } = useCannedAnswersQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data)
    return (
      <Box role="alert" sx={{ mb: 2 }}>
        Couldn't load the canned answers.{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Box>
    );
  const answers = data?.cannedAnswers ?? [];
  if (data && answers.length === 0) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <SelectField
        label="Insert a canned answer"
        placeholder={data ? 'Choose...' : 'Loading...'}
        options={answers.map(({ id, title }) => ({ value: id, label: title }))}
        // always the empty option: the same answer can be chosen again
        value=""
        onChange={({ target }) => {
          const answer = answers.find(({ id }) => id === target.value);
          if (answer) onPick(answer.text);
        }}
      />
    </Box>
  );
}
