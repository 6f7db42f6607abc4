import { FACTS } from '@handover/domain/types/facts';
import Box from '@mui/material/Box';
import { useWatch, type Control, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { TextInput } from '../../../components/mui/TextInput';
import { field } from '../../../lib/form/field';
import type { SubmitValues } from './submit-form';
import { SubmitFee } from './SubmitFields';

interface SubmitMoneyProps {
  control: Control<SubmitValues>;
  payment: UseFormRegisterReturn;
  term: UseFormRegisterReturn;
  errors: FieldErrors<SubmitValues>;
}

/** What is paid each month and for how long, with what the two mean for the chosen type, and the fee. */
export function SubmitMoney({ control, payment, term, errors }: SubmitMoneyProps) {
  const type = typeFromSlug(useWatch({ control, name: 'type' }));
  const help = type ? FACTS[kindOf(type).slug] : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      <TextInput
        label="Monthly Payment ($)"
        placeholder="0.00"
        required
        {...field(payment, errors.monthlyPayment, help?.paymentHelp)}
        htmlInput={{ step: 0.01, inputMode: 'decimal', autoComplete: 'off' }}
      />
      <TextInput
        label="Remaining Term (months)"
        type="number"
        placeholder="12"
        required
        {...field(term, errors.remainingTermMonths, help?.termHelp)}
        htmlInput={{ min: 1, max: 600, step: 1, inputMode: 'numeric' }}
      />
      <SubmitFee control={control} />
    </Box>
  );
}
