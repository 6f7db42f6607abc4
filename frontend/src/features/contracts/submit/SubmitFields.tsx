import { WORDS } from '@handover/domain/types/words';
import Typography from '@mui/material/Typography';
import { useWatch, type Control, type FieldError, type UseFormRegister } from 'react-hook-form';
import { contractKinds, kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { selectField } from '../../../lib/form/field';
import { rules, type SubmitValues } from './submit-form';
import { TextWarnings } from '../../../components/mui/TextWarnings';
import { useTextWarnings } from '../../../lib/moderation/useTextWarnings';
import { PlaceOptions } from '../PlaceOptions';
import { feeText } from '@handover/domain/fee';

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

interface SubmitCounterProps {
  control: Control<SubmitValues>;
  name: 'title' | 'description';
  max: number;
}

/** Characters typed of those allowed. It watches its field itself, so that typing does not render the whole form. */
export function SubmitCounter({ control, name, max }: SubmitCounterProps) {
  const { length } = useWatch({ control, name });
  return (
    <Typography
      component="p"
      sx={{
        mt: 0.5,
        textAlign: 'right',
        fontSize: '0.8125rem',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {length.toLocaleString('en-US')} of {max.toLocaleString('en-US')} characters
    </Typography>
  );
}

/** Watches the three text fields itself, so that typing does not render the whole form again. */
export function SubmitWarnings({ control }: { control: Control<SubmitValues> }) {
  const texts = useWatch({ control, name: ['title', 'description', 'location'] });
  // Joined by a line break, so that a number cannot span two fields.
  return <TextWarnings warnings={useTextWarnings(texts.filter(Boolean).join(' ; '))} />;
}

/** Places for the location as it is typed. Any other text stays possible; the server reads the place from it. */
export function SubmitPlaces({ id, control }: { id: string; control: Control<SubmitValues> }) {
  const location = useWatch({ control, name: 'location' });
  return (
    <PlaceOptions id={id} text={location} valueOf={({ label, zip }) => (zip ? withZip(label, zip) : label)} />
  );
}

/** "78701 (Austin, TX)" is written "Austin, TX 78701". */
const withZip = (label: string, zip: string): string => {
  const town = /\((.+)\)/.exec(label)?.[1];
  return town ? `${town} ${zip}` : zip;
};

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
