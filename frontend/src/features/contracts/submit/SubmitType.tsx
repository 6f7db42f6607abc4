import { WORDS } from '@handover/domain/types/words';
import Typography from '@mui/material/Typography';
import { useWatch, type Control, type FieldError, type UseFormRegister } from 'react-hook-form';
import { contractKinds, kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
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
          What buyers ask first: {WORDS[kindOf(type).slug].askedFirst}
        </Typography>
      )}
    </div>
  );
}
