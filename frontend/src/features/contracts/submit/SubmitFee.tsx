import { feeText } from '@handover/domain/fee';
import { useWatch, type Control } from 'react-hook-form';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { TextInput } from '../../../components/mui/TextInput';
import type { SubmitValues } from './submit-form';

/** The fee of the chosen type. */
export function SubmitFee({ control }: { control: Control<SubmitValues> }) {
  const type = typeFromSlug(useWatch({ control, name: 'type' }));
  return (
    <TextInput
      label="Transfer Fee ($)"
      value={feeText(type && kindOf(type).slug).replaceAll('$', '')}
      helperText="Fixed platform fee"
      htmlInput={{ readOnly: true }}
    />
  );
}
