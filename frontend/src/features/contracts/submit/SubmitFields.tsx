import { FACTS } from '@handover/domain/types/facts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWatch, type Control, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import { contractKinds, kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { TypeIcon } from '../../../components/contract/TypeIcon';
import { TextInput } from '../../../components/mui/TextInput';
import type { SubmitValues } from './submit-form';
import { TextWarnings } from '../../../components/mui/TextWarnings';
import { useTextWarnings } from '../../../lib/moderation/useTextWarnings';
import { PlaceOptions } from '../PlaceOptions';
import { feeText } from '@handover/domain/fee';

interface SubmitTypeProps {
  control: Control<SubmitValues>;
  chosen: UseFormRegisterReturn<'type'>;
  error: FieldError | undefined;
  /** The type of a listed contract cannot change. */
  isFixed?: boolean;
}

/** The type, and what depends on it. */
export function SubmitType({ control, chosen, error, isFixed = false }: SubmitTypeProps) {
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
    <FormControl component="fieldset" error={Boolean(error)} required>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        Contract Type
      </FormLabel>
      <Tiles>
        {contractKinds.map(({ type: kind, slug, label }) => (
          <label key={slug}>
            <input type="radio" value={slug} aria-invalid={Boolean(error)} {...chosen} />
            <TypeIcon type={kind} size={36} />
            {label}
          </label>
        ))}
      </Tiles>
      {error && <FormHelperText role="alert">{error.message}</FormHelperText>}
      {type && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {FACTS[kindOf(type).slug].papers}
        </Typography>
      )}
    </FormControl>
  );
}

/** Radio buttons that look like tiles; the button itself lies over its tile, so that it works without code. */
const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(126px, 1fr))',
  gap: 10,
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 60,
    padding: '8px 10px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 12,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '& label:has(:checked)': {
    borderColor: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '& label:has(:focus-visible)': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
});

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
