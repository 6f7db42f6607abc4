import { ticksOf } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { Problem } from '../../../components/mui/Problem';
import { requirementRows } from '../../../lib/candidates/answer-words';
import { problemText } from '../../../lib/errors/problem-text';
import { readError } from '../../../lib/errors/read-error';
import { readTerms, shownTerms, TERM_NAMES } from '../offers/offer-form';
import { TermFields } from '../offers/TermFields';
import { listedHints } from '../offers/listed-hints';
import { AnswersStep } from './AnswersStep';
import type { AskProps } from './ask-props';
import { askValues, readTyped, type AskValues } from './typed-answers';
import { CheckStep } from './CheckStep';
import { useAsk } from './useAsk';
import { StepHead } from './StepHead';

interface AskFormProps extends AskProps {
  type: ContractType;
  profile: Readonly<Record<string, unknown>>;
}

const LAST = 2;
const fullSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  overflow: 'hidden',
} as const;

/** The three steps of one form: what was typed stays until it is sent. */
export function AskForm({
  contract,
  isStandBy,
  type,
  facts,
  requirements,
  listed,
  profile,
  onSent,
  onClose,
}: AskFormProps) {
  const [step, setStep] = useState(0);
  const [problem, setProblem] = useState('');
  const heading = useFocusOnChange(step);
  const form = useForm<AskValues>({ defaultValues: askValues(type, facts, profile) });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'answers' });
  const ask = useAsk(contract, isStandBy);
  const { answers } = readTyped(type, facts, typed);
  const words = new Map(requirementRows(type, requirements).map(({ key, text }) => [key, text]));
  const ticks = ticksOf(type, requirements, answers).map((tick) => ({
    ...tick,
    text: words.get(tick.key) ?? tick.key,
  }));

  /** Shows the errors at their fields, and the step that has the first of them. */
  const show = (wrong: Readonly<Record<string, string>>): boolean => {
    const terms = TERM_NAMES.filter((name) => wrong[name]);
    const keys = Object.keys(form.getValues('answers')).filter((key) => wrong[key]);
    const names = [
      ...keys.map((key) => `answers.${key}` as const),
      ...terms.map((name) => `terms.${name}` as const),
    ];
    if (names.length === 0) return false;
    setStep(keys.length > 0 ? 0 : 1);
    // the fields of the step are there after the next paint
    requestAnimationFrame(() =>
      names.forEach((name, at) =>
        form.setError(name, { message: wrong[name.split('.')[1] ?? ''] ?? '' }, { shouldFocus: at === 0 }),
      ),
    );
    return true;
  };

  const next = form.handleSubmit(async (values) => {
    setProblem('');
    const read = readTyped(type, facts, values.answers);
    const offered = readTerms(type, values.terms);
    if (show(step === 0 ? read.errors : { ...read.errors, ...offered.errors })) return;
    if (step < LAST) return setStep(step + 1);
    try {
      onSent(await ask(read.answers, offered.terms, values.isKept));
    } catch (error) {
      if (!show(readError(error).fields)) setProblem(problemText(error));
    }
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void next(event)} sx={fullSx}>
      <DialogContent
        sx={{ display: 'grid', gap: 2.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <StepHead step={step} headingRef={heading} />
        {step === 0 && (
          <AnswersStep type={type} facts={facts} form={form} missed={ticks.filter(({ met }) => !met)} />
        )}
        {step === 1 && (
          <TermFields
            type={type}
            register={(name) => form.register(`terms.${name}`)}
            errors={errors.terms ?? {}}
            listed={listedHints(type, listed)}
          />
        )}
        {step === LAST && (
          <CheckStep
            type={type}
            isStandBy={isStandBy}
            answers={answers}
            terms={shownTerms(readTerms(type, form.getValues('terms')).terms)}
            ticks={ticks}
            kept={form.register('isKept')}
          />
        )}
        <Problem text={problem} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isSubmitting}
          onClick={() => (step === 0 ? onClose() : setStep(step - 1))}
        >
          {step === 0 ? 'Cancel' : 'Back'}
        </Button>
        <BusyButton type="submit" variant="contained" busy={isSubmitting} busyLabel="Sending...">
          {step === LAST ? 'Send to the seller' : 'Next'}
        </BusyButton>
      </DialogActions>
    </Box>
  );
}

/** The heading of a new step has the focus, so that a screen reader begins there. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
