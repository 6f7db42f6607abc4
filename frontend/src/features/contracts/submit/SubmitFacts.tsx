import { FACTS } from '@handover/domain/types/facts';
import { factWarnings } from '@handover/domain/facts/fact-warnings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useWatch,
  type Control,
  type FieldError,
  type UseFormRegisterReturn,
  type UseFormSetValue,
} from 'react-hook-form';
import { SafetyTip } from '../../../components/plain/SafetyTip';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { AllFactFields, type FactsForm } from '../../../components/mui/facts/AllFactFields';
import { factsFrom } from '../../../components/mui/facts/fact-values';
import { today } from '../../../lib/today';
import { TextInput } from '../../../components/mui/TextInput';
import { TextWarnings } from '../../../components/mui/TextWarnings';
import { parseDollars } from '@handover/domain/dollars';
import { field } from '../../../lib/form/field';
import type { SubmitValues } from './submit-form';
import { SubmitRules } from './SubmitRules';
import { SubmitThirdParty } from './SubmitThirdParty';

interface SubmitFactsProps {
  control: Control<SubmitValues>;
  setValue: UseFormSetValue<SubmitValues>;
  incentive: UseFormRegisterReturn;
  incentiveError: FieldError | undefined;
  /** Whether private facts are asked for. */
  withPrivate: boolean;
}

/** What buyers of the chosen type ask; appears with the type. */
export function SubmitFacts({ control, setValue, incentive, incentiveError, withPrivate }: SubmitFactsProps) {
  const type = typeFromSlug(useWatch({ control, name: 'type' }));
  if (!type)
    return (
      <Typography color="textSecondary">
        Choose the type first: this part asks what buyers of that type want to know.
      </Typography>
    );
  const { slug, label } = kindOf(type);
  return (
    <Box component="section" aria-label={`${label} facts`} sx={{ display: 'grid', gap: 2.5 }}>
      <SafetyTip text={FACTS[slug].holderTip} />
      <AllFactFields
        type={slug}
        withPrivate={withPrivate}
        control={control as unknown as Control<FactsForm>}
        own={{
          thirdParty: (definition) => (
            <>
              <SubmitThirdParty type={type} definition={definition} control={control} />
              <SubmitRules control={control} setValue={setValue} />
            </>
          ),
        }}
      />
      <TextInput
        label="You pay the buyer ($)"
        placeholder="0.00"
        {...field(incentive, incentiveError, 'Some sellers add money to find a buyer sooner.')}
        htmlInput={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
      <SubmitFactWarnings control={control} />
    </Box>
  );
}

/** Numbers that do not fit together. They stop no one. */
function SubmitFactWarnings({ control }: { control: Control<SubmitValues> }) {
  const values = useWatch({ control }) as SubmitValues;
  const type = typeFromSlug(values.type);
  if (!type) return null;
  const { slug } = kindOf(type);
  const contract = {
    type: slug,
    title: values.title,
    description: values.description,
    monthlyPayment: parseDollars(values.monthlyPayment) ?? NaN,
    remainingTermMonths: Number(values.remainingTermMonths || NaN),
    incentive: parseDollars(values.incentive) ?? 0,
    facts: factsFrom(slug, values.facts).facts,
  };
  return <TextWarnings warnings={factWarnings(contract, today()).map(({ text }) => text)} />;
}
