import type { FactKind } from '@handover/domain/facts/fact';
import { factFrom } from '@handover/domain/facts/typed-fact';
import { OBSERVATION_NOTE, OBSERVED, readAnswers } from '@handover/domain/rules/observations';
import type { RuleDefinition } from '@handover/domain/rules/rule';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { Problem } from '../../../components/mui/Problem';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { useObserveRuleMutation, type ContractType } from '../../../generated/transfer';
import { wordOf } from '../../../lib/enum-words';
import { problemText } from '../../../lib/errors/problem-text';
import { readError } from '../../../lib/errors/read-error';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginTop: 20,
  '@media (min-width: 560px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface Typed {
  answers: Record<string, string>;
  note: string;
}
type Name = `answers.${string}` | 'note';

const NAMES: Name[] = [...OBSERVED.map(({ key }) => `answers.${key}` as const), 'note'];
const NOTHING: Typed = { answers: Object.fromEntries(OBSERVED.map(({ key }) => [key, ''])), note: '' };

/** What is typed, in the units of a rule. */
const answersFrom = ({ answers }: Typed) =>
  Object.fromEntries(
    OBSERVED.map(({ key, kind }) => [key, factFrom({ kind: kind as FactKind }, answers[key])] as const),
  );

interface RuleQuestionsFormProps {
  transferId: string;
  type: ContractType;
  onPutAway: () => void;
}

export function RuleQuestionsForm({ transferId, type, onPutAway }: RuleQuestionsFormProps) {
  const [observe, { loading }] = useObserveRuleMutation();
  const [problem, setProblem] = useState('');
  const form = useForm<Typed>({ defaultValues: NOTHING });
  const { register, handleSubmit, setError, formState } = form;
  const submit = handleSubmit(async (typed) => {
    setProblem('');
    const { values, errors } = readAnswers(wordOf(type), answersFrom(typed));
    const wrong = Object.fromEntries(Object.entries(errors).map(([key, text]) => [`answers.${key}`, text]));
    if (showFieldErrors(wrong, NAMES, setError)) return;
    if (Object.keys(values).length === 0) return setProblem('Please answer at least one question.');
    try {
      const input = { answers: { ...values }, note: typed.note.trim() || null };
      await observe({ variables: { transferId, input } });
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, NAMES, setError)) setProblem(problemText(error));
    }
  });
  return (
    <Form noValidate aria-label="What it asked" onSubmit={(event) => void submit(event)}>
      {OBSERVED.map((definition) => (
        <Answer key={definition.key} definition={definition} form={form} />
      ))}
      <div className="wide">
        <TextInput
          label="Anything else (optional)"
          multiline
          minRows={2}
          maxRows={8}
          htmlInput={{ maxLength: OBSERVATION_NOTE }}
          {...field(register('note'), formState.errors.note, 'No names or account numbers, please.')}
        />
      </div>
      <div className="wide">
        <Problem text={problem} />
        <div className="buttons">
          <BusyButton type="submit" variant="contained" busy={loading} busyLabel="Sending...">
            Send
          </BusyButton>
          <Button onClick={onPutAway}>Not now</Button>
        </div>
      </div>
    </Form>
  );
}

interface AnswerProps {
  definition: RuleDefinition;
  form: UseFormReturn<Typed>;
}

function Answer({ definition: { key, label, kind, unit, values }, form }: AnswerProps) {
  const registration = form.register(`answers.${key}`);
  const error = form.formState.errors.answers?.[key];
  if (values)
    return (
      <SelectField
        label={label}
        placeholder="I don't know"
        options={values}
        {...selectField(registration, error)}
      />
    );
  const isMoney = kind === 'money';
  return (
    <TextInput
      label={label}
      {...(isMoney
        ? { startAdornment: <InputAdornment position="start">$</InputAdornment> }
        : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> })}
      htmlInput={{ inputMode: isMoney ? 'decimal' : 'numeric', autoComplete: 'off' }}
      {...field(registration, error)}
    />
  );
}
