import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../../components/mui/AppDialog';
import { BusyButton } from '../../../components/mui/BusyButton';
import { problemText } from '../../../lib/errors/problem-text';
import { readError } from '../../../lib/errors/read-error';
import { showFieldErrors } from '../../../lib/form/field';
import { useNamed } from '../../../lib/content/useNamed';
import { dialogs, type DialogContext } from './dialog-words';
import { ActFields, noValues } from './ActFields';
import { Problem } from '../../../components/mui/Problem';
import type { Act } from './transfer-acts';
import type { ActInput } from './useTransferAct';

interface ActDialogProps {
  act: Exclude<Act, 'accept'>;
  context: DialogContext;
  onAct: (input: ActInput) => Promise<void>;
  onClose: () => void;
}

const NAMES = ['doneOn', 'from', 'validUntil', 'saidBy', 'saidOn', 'day', 'reason', 'note'] as const;

/** Says what follows from an act, asks for what it needs, and stays open with the reason if the server refuses it. */
export function ActDialog({ act, context, onAct, onClose }: ActDialogProps) {
  const titleId = useId();
  const textId = useId();
  // the words of the moment in which it was opened: an event of the other party must not change what is confirmed
  const [opened] = useState(context);
  const [problem, setProblem] = useState('');
  const words = dialogs[act](opened);
  const named = useNamed();
  const bound = act === 'complete' && opened.t.currentStep?.bound === true;
  const form = useForm({ defaultValues: noValues() });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setProblem('');
    try {
      await onAct(values);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, NAMES, form.setError)) setProblem(problemText(error));
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
          {words.title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography id={textId} color="textSecondary">
            {named(words.text)}
          </Typography>
          <ActFields words={words} context={opened} form={form} bound={bound} />
          <Problem text={problem} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color={words.destructive ? 'error' : 'primary'}
            busy={isSubmitting}
          >
            {words.confirm}
          </BusyButton>
        </DialogActions>
      </Box>
    </AppDialog>
  );
}
