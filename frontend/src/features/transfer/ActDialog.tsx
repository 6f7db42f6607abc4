import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../components/AppDialog';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/TextInput';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import { field, showFieldErrors } from '../../lib/form/field';
import { dialogs, reasonChoices, type DialogContext } from './act-dialogs';
import { Problem } from './Problem';
import { ReasonField } from './ReasonField';
import type { Act } from './transfer-acts';
import { today } from './transfer-dates';
import type { ActInput } from './useTransferAct';

interface ActDialogProps {
  act: Exclude<Act, 'accept'>;
  context: DialogContext;
  onAct: (input: ActInput) => Promise<void>;
  onClose: () => void;
}

const NAMES = ['doneOn', 'from', 'day', 'reason', 'note'] as const;

/** Says what follows from an act, asks for what it needs, and stays open with the reason if the server refuses it. */
export function ActDialog({ act, context, onAct, onClose }: ActDialogProps) {
  const titleId = useId();
  const textId = useId();
  // the words of the state in which it was opened: an event of the other party must not change them under the cursor
  const [opened] = useState(context);
  const [problem, setProblem] = useState('');
  const words = dialogs[act](opened);
  const bound = act === 'complete' && opened.t.currentStep?.bound === true;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      doneOn: today(),
      from: '',
      day: '',
      reason: '',
      takeOffMarket: false,
      note: '',
    } as Required<Pick<ActInput, 'doneOn' | 'from' | 'day' | 'takeOffMarket' | 'note'>> & { reason: string },
  });
  const { errors, isSubmitting } = formState;
  const asks = (name: (typeof words.fields)[number]) => words.fields.includes(name);
  const submit = handleSubmit(async (values) => {
    setProblem('');
    try {
      await onAct(values as ActInput);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, NAMES, setError)) setProblem(problemText(error));
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
            {words.text}
          </Typography>
          {asks('reason') && (
            <ReasonField
              choices={reasonChoices(opened)}
              registration={register('reason', { required: 'Please say what stops it.' })}
              error={errors.reason}
            />
          )}
          {asks('from') && (
            <TextInput
              label={bound ? 'Who gave the approval' : 'Who said so (optional)'}
              placeholder="Acme Leasing, Ms. Reed"
              autoFocus={bound}
              required={bound}
              htmlInput={{ maxLength: 200 }}
              {...field(
                register('from', {
                  validate: (text) =>
                    !bound || text.trim() !== '' || 'Please say who gave the written approval.',
                }),
                errors.from,
              )}
            />
          )}
          {asks('doneOn') && (
            <TextInput
              label={bound ? 'Date of the approval' : 'Done on'}
              type="date"
              required={bound}
              htmlInput={{ max: today(1) }}
              {...field(
                register('doneOn', {
                  required: 'Please enter the date.',
                  validate: (day) => day <= today(1) || 'This day is in the future.',
                }),
                errors.doneOn,
              )}
            />
          )}
          {asks('day') && (
            <TextInput
              label="The day on which it will be done"
              type="date"
              autoFocus
              required
              htmlInput={{ min: today(1) }}
              {...field(
                register('day', { validate: (day) => day > today() || 'Please name a day after today.' }),
                errors.day,
              )}
            />
          )}
          {asks('takeOffMarket') && (
            <FormControlLabel
              control={<Checkbox {...register('takeOffMarket')} />}
              label="Take my contract off the market instead"
            />
          )}
          {asks('note') && (
            <TextInput
              label={words.needsNote ?? 'Note (optional)'}
              multiline
              minRows={2}
              maxRows={8}
              required={words.needsNote !== undefined}
              htmlInput={{ maxLength: 500 }}
              {...field(
                register('note', {
                  validate: (text) => !words.needsNote || text.trim() !== '' || 'Please write a sentence.',
                }),
                errors.note,
                'Both of you read it.',
              )}
            />
          )}
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
