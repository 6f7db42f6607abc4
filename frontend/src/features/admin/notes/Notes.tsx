import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import { ErrorState } from '../../../components/plain/ErrorState';
import {
  AdminNotesDocument,
  useAddNoteMutation,
  useAdminNotesQuery,
  useDeleteNoteMutation,
  type AdminNoteFieldsFragment as Note,
  type NoteTarget,
} from '../../../generated/admin-notes';
import { field } from '../../../lib/form/field';
import { timeAgoInText } from '../../../lib/format/time';
import { useSession } from '../../../lib/session/useSession';
import { announced } from '../list/announced';

interface NotesProps {
  about: NoteTarget;
  id: string;
}

const LIST = { refetchQueries: [AdminNotesDocument] };

/** Internal notes about a member or a contract, in the panel of its row. */
export function Notes({ about, id }: NotesProps) {
  const { data, error, refetch } = useAdminNotesQuery({
    variables: { targetType: about, targetId: id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Box component="section" aria-label="Internal notes" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h4" component="h3">
          Internal notes
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          Only staff reads them.
        </Typography>
      </div>
      {data ? (
        data.adminNotes.map((note) => <NoteRow key={note.id} note={note} />)
      ) : error ? (
        <ErrorState title="Couldn't load the notes" onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton height={64} />
      )}
      <NoteForm about={about} id={id} />
    </Box>
  );
}

function NoteRow({ note: { id, authorId, authorEmail, text, createdAt } }: { note: Note }) {
  const { me } = useSession();
  const [remove, { loading }] = useDeleteNoteMutation(LIST);
  const mayDelete = me?.isAdmin || me?.id === authorId;
  return (
    <Box sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', fontSize: '0.9375rem' }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {text}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <span>
          {authorEmail}, {timeAgoInText(createdAt)}
        </span>
        {mayDelete && (
          <BusyButton
            size="small"
            color="error"
            busy={loading}
            aria-label={`Delete the note of ${authorEmail}`}
            onClick={() =>
              void announced(remove({ variables: { id } }), 'Note deleted', 'Failed to delete it')
            }
          >
            Delete
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

function NoteForm({ about, id }: NotesProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { text: '' } });
  const [add, { loading }] = useAddNoteMutation(LIST);
  const save = handleSubmit(async ({ text }) => {
    const added = add({ variables: { input: { targetType: about, targetId: id, text } } });
    if (await announced(added, 'Note added', 'Failed to add the note')) reset();
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        label="New note"
        multiline
        minRows={2}
        maxRows={8}
        htmlInput={{ maxLength: 2000 }}
        {...field(
          register('text', { validate: (text) => Boolean(text.trim()) || 'Please enter a note.' }),
          formState.errors.text,
        )}
      />
      <div>
        <BusyButton type="submit" variant="outlined" size="small" busy={loading}>
          Add note
        </BusyButton>
      </div>
    </Box>
  );
}
