import Typography from '@mui/material/Typography';
import { useWatch, type Control, type FieldError, type UseFormRegister } from 'react-hook-form';
import { contractKinds, kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import type { ContractType } from '../../../generated/contracts';
import { selectField } from '../../../lib/form/field';
import { rules, type SubmitValues } from './submit-form';

interface SubmitTypeProps {
  control: Control<SubmitValues>;
  register: UseFormRegister<SubmitValues>;
  error: FieldError | undefined;
  /** The type of a listed contract cannot change. */
  isFixed?: boolean;
}

const typeOptions = contractKinds.map(({ slug, label }) => ({ value: slug, label }));

const ASKED_FIRST: Record<ContractType, string> = {
  CAR_LEASE: 'mileage used and allowed, condition, what the leasing company charges for the transfer.',
  APARTMENT: 'move-in date, deposit, pets and parking, whether the landlord has to approve.',
  MORTGAGE: 'interest rate, remaining balance, your equity, whether the loan can be assumed.',
  TIMESHARE: 'weeks and season, yearly maintenance fees, what the resort charges for the transfer.',
  LOAN: 'remaining balance, interest rate, collateral, whether the lender allows a transfer.',
};

/** The type, and what depends on it. */
export function SubmitType({ control, register, error, isFixed = false }: SubmitTypeProps) {
  const type = typeFromSlug(useWatch({ control, name: 'type' }));
  if (type && isFixed)
    return (
      <TextInput
        label="Contract Type"
        value={kindOf(type).label}
        helperText="The type of a listed contract cannot be changed."
        htmlInput={{ readOnly: true }}
      />
    );
  return (
    <div>
      <SelectField
        label="Contract Type"
        placeholder="Select contract type"
        options={typeOptions}
        required
        {...selectField(register('type', rules.type), error)}
      />
      {type && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          What buyers ask first: {ASKED_FIRST[type]}
        </Typography>
      )}
    </div>
  );
}
