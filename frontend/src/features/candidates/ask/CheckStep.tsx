import type { Answers } from '@handover/domain/candidates/read-answers';
import type { ContractType } from '@handover/domain/types/words';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Rows, Ticks } from '../../../components/mui/candidates/Rows';
import { answerRows } from '../../../lib/candidates/answer-words';
import { termRows, type ShownTerms } from '../../../lib/candidates/term-words';

interface CheckStepProps {
  type: ContractType;
  isStandBy: boolean;
  answers: Answers;
  terms: ShownTerms;
  ticks: readonly { key: string; text: string; met: boolean }[];
  kept: UseFormRegisterReturn;
}

/** Everything as the holder will see it. */
export function CheckStep({ type, isStandBy, answers, terms, ticks, kept }: CheckStepProps) {
  const answered = answerRows(type, answers);
  const offered = termRows(type, terms);
  const { ref, ...rest } = kept;
  return (
    <>
      <Part title="A candidate, as stated">
        {answered.length > 0 ? <Rows rows={answered} label="Your answers" /> : <p>No answers.</p>}
      </Part>
      {ticks.length > 0 && (
        <Part title="What the seller asks for">
          <Ticks ticks={ticks} label="Requirements" />
        </Part>
      )}
      <Part title="Terms">
        {offered.length > 0 ? <Rows rows={offered} label="Your offer" /> : <p>As listed.</p>}
      </Part>
      <Typography variant="body2" color="textSecondary">
        The seller also sees the month in which you joined, whether your email is confirmed, and how many
        contracts you handed over. They don’t see your name. Asking is free, and you can withdraw.
        {isStandBy && ' If the transfer to the other buyer fails, you may be next.'}
      </Typography>
      <FormControlLabel
        control={<Checkbox {...rest} slotProps={{ input: { ref } }} defaultChecked />}
        label="Keep my answers for the next time"
      />
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Typography component="h4" sx={{ fontWeight: 650, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </section>
);
