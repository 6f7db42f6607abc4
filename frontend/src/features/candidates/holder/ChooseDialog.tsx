import { CANDIDATE_HOURS, hoursOf } from '@handover/domain/candidates/candidate-settings';
import { HOUR_MS } from '@handover/domain/days';
import { feeOf } from '@handover/domain/fee';
import type { ContractType } from '@handover/domain/types/words';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import { SelectField } from '../../../components/mui/SelectField';
import { Rows } from '../../../components/mui/candidates/Rows';
import {
  useChooseCandidateMutation,
  type CandidateFieldsFragment,
} from '../../../generated/candidates-holder';
import { termRows } from '../../../lib/candidates/term-words';
import { useContent } from '../../../lib/content/useContent';
import { problemText } from '../../../lib/errors/problem-text';
import { formatCents } from '../../../lib/format/money';
import { formatMoment } from '../../../lib/format/time';
import { nameOf } from './candidate-words';

interface ChooseDialogProps {
  candidate: CandidateFieldsFragment;
  type: ContractType;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const { key, min, max } = CANDIDATE_HOURS.reserve;
const CHOICES = [24, 36, 48, 72, 96];

/** Says what choosing means, and asks how long the contract is reserved. */
export function ChooseDialog({ candidate, type, onDone, onClose }: ChooseDialogProps) {
  const usual = hoursOf('reserve', useContent().values.get(key));
  const [hours, setHours] = useState(usual);
  const [problem, setProblem] = useState('');
  const [choose, { loading }] = useChooseCandidateMutation();
  const name = nameOf(candidate);
  const agreed = termRows(type, candidate.offers.findLast(({ status }) => status === 'ACCEPTED')?.terms);
  const choices = [...new Set([...CHOICES, usual])]
    .filter((one) => one >= min && one <= max)
    .toSorted((a, b) => a - b);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      await choose({ variables: { applicationId: candidate.id, hours } });
    } catch (error) {
      return setProblem(problemText(error));
    }
    await onDone();
  };
  return (
    <FormDialog
      title={`Choose ${name}?`}
      submitLabel="Choose"
      busy={loading}
      locked={loading}
      onSubmit={submit}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography color="textSecondary">
        The contract is reserved: until then only {name} can buy it, for the same {formatCents(feeOf(type))}{' '}
        fee. Meanwhile you cannot change the terms. If they do not buy in time, it is free again.
      </Typography>
      <SelectField
        label="Reserved for"
        options={choices.map((one) => ({ value: String(one), label: `${one} hours` }))}
        value={String(hours)}
        onChange={({ target }) => setHours(Number(target.value))}
      />
      <Typography role="status">
        Until {formatMoment(new Date(Date.now() + hours * HOUR_MS).toISOString())}.
      </Typography>
      {agreed.length > 0 ? (
        <section aria-label="What you agreed on">
          <Typography sx={{ fontWeight: 650, mb: 0.5 }}>You agreed on</Typography>
          <Rows rows={agreed} />
        </section>
      ) : (
        <Typography variant="body2" color="textSecondary">
          They buy at the listed terms.
        </Typography>
      )}
      <Problem text={problem} />
    </FormDialog>
  );
}
