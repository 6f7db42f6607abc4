import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import {
  usePassCandidateMutation,
  type CandidateFieldsFragment,
  type PassReason,
} from '../../../generated/candidates-holder';
import { PASS_REASONS } from '../../../lib/candidates/application-words';
import { problemText } from '../../../lib/errors/problem-text';
import { nameOf } from './candidate-words';

interface PassDialogProps {
  candidate: CandidateFieldsFragment;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The holder goes on without a candidate, and says why. */
export function PassDialog({ candidate, onDone, onClose }: PassDialogProps) {
  const [reason, setReason] = useState<PassReason>('OTHER_CHOSEN');
  const [problem, setProblem] = useState('');
  const [pass, { loading }] = usePassCandidateMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      await pass({ variables: { applicationId: candidate.id, reason } });
    } catch (error) {
      return setProblem(problemText(error));
    }
    await onDone();
  };
  return (
    <FormDialog
      title={`Pass on ${nameOf(candidate)}?`}
      submitLabel="Pass"
      busy={loading}
      locked={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        They are told politely that you went on with somebody else. They read the reason only if it is the
        terms or the day.
      </Typography>
      <RadioGroup
        aria-label="Why"
        value={reason}
        onChange={(_, value) => setReason(value as PassReason)}
        sx={{ mb: 1 }}
      >
        {PASS_REASONS.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <Problem text={problem} />
    </FormDialog>
  );
}
