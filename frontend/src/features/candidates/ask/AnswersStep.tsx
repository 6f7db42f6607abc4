import type { Facts } from '@handover/domain/facts/fact';
import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { UseFormReturn } from 'react-hook-form';
import { AnswerField } from './AnswerField';
import { askedQuestions, type AskValues } from './typed-answers';

interface AnswersStepProps {
  type: ContractType;
  facts: Facts;
  form: UseFormReturn<AskValues>;
  missed: readonly { key: string; text: string }[];
}

const gridSx = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > .wide': { gridColumn: '1 / -1' },
} as const;

const Missed = styled('div')({
  padding: '12px 16px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-amber-ink)',
  backgroundColor: 'var(--mui-palette-amber-soft)',
  '& ul': { margin: '4px 0', paddingLeft: 20 },
});

/** The questions, and what the seller asks for that the answers do not meet so far. */
export function AnswersStep({ type, facts, form, missed }: AnswersStepProps) {
  const { errors } = form.formState;
  return (
    <>
      {missed.length > 0 && (
        <Missed role="note">
          The seller asks for:
          <ul>
            {missed.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
          You may still ask.
        </Missed>
      )}
      <Box sx={gridSx}>
        {askedQuestions(type, facts).map((question) => (
          <div key={question.key} className={question.kind === 'text' ? 'wide' : undefined}>
            <AnswerField
              question={question}
              registered={form.register(`answers.${question.key}`)}
              error={errors.answers?.[question.key]}
            />
          </div>
        ))}
      </Box>
    </>
  );
}
