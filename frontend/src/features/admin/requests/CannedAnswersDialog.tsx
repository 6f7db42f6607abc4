import { CANNED_ANSWER_LIMITS } from '@handover/domain/canned-answer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { AppDialog } from '../../../components/mui/AppDialog';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useCannedAnswersQuery, type CannedAnswerFieldsFragment } from '../../../generated/admin-requests';
import { CannedAnswerForm } from './CannedAnswerForm';
import { DeleteAnswerDialog } from './DeleteAnswerDialog';

type Answer = CannedAnswerFieldsFragment;

/** Lists the canned answers for admins, who add, edit and delete them. */
export function CannedAnswersDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const query = useCannedAnswersQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<Answer | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Answer | null>(null);
  const answers = query.data?.cannedAnswers;
  const isFull = (answers?.length ?? 0) >= CANNED_ANSWER_LIMITS.most;
  return (
    <AppDialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Canned answers
      </DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          Texts that staff put into a reply and edit before they send it.
          {isFull && ` There are ${CANNED_ANSWER_LIMITS.most}, the most there can be.`}
        </Box>
        {answers ? (
          <AnswerList answers={answers} onEdit={setEdited} onDelete={setDeleted} />
        ) : query.error ? (
          <ErrorState onRetry={() => void query.refetch().catch(() => undefined)} />
        ) : (
          <Box role="status" aria-busy aria-label="Loading">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} sx={{ height: 56 }} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={!answers || isFull}
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          Add
        </Button>
      </DialogActions>
      {edited && (
        <CannedAnswerForm answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && <DeleteAnswerDialog answer={deleted} onClose={() => setDeleted(null)} />}
    </AppDialog>
  );
}

interface AnswerListProps {
  answers: readonly Answer[];
  onEdit: (answer: Answer) => void;
  onDelete: (answer: Answer) => void;
}

function AnswerList({ answers, onEdit, onDelete }: AnswerListProps) {
  if (answers.length === 0) return <p>None yet. Add one for a question that comes often.</p>;
  return (
    <Box component="ul" aria-label="Canned answers" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {answers.map((answer) => (
        <Box
          component="li"
          key={answer.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '4px 8px',
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{answer.title}</Box>
            <Box
              sx={{
                display: '-webkit-box',
                overflow: 'hidden',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                color: 'text.secondary',
                fontSize: '0.875rem',
              }}
            >
              {answer.text}
            </Box>
          </Box>
          <Button aria-label={`Edit ${answer.title}`} onClick={() => onEdit(answer)}>
            Edit
          </Button>
          <Button color="error" aria-label={`Delete ${answer.title}`} onClick={() => onDelete(answer)}>
            Delete
          </Button>
        </Box>
      ))}
    </Box>
  );
}
