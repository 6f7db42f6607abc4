import FormHelperText from '@mui/material/FormHelperText';
import { useWatch, type Control } from 'react-hook-form';
import { typeFromSlug } from '../../../components/contract/contract-kinds';
import { useAvailabilityAtQuery, type AvailabilityAtQuery } from '../../../generated/contracts';
import { useSettled } from '../../../lib/useSettled';
import type { SubmitValues } from './submit-form';

const SHORTEST = 2;

/** Says while the location is typed if a contract of the chosen type cannot be listed or bought there. */
export function SubmitAvailability({ control }: { control: Control<SubmitValues> }) {
  const [slug, location] = useWatch({ control, name: ['type', 'location'] });
  const type = typeFromSlug(slug);
  const asked = useSettled(location.trim());
  const { data } = useAvailabilityAtQuery({
    variables: { type: type ?? 'CAR_LEASE', location: asked },
    skip: !type || asked.length < SHORTEST,
  });
  const text = data && hintOf(data.availabilityAt);
  return (
    <FormHelperText role="status" sx={{ mt: -2, mx: 1.75, '&:empty': { m: 0, mt: -3 } }}>
      {text}
    </FormHelperText>
  );
}

function hintOf({ state, notListed, notOffered }: AvailabilityAtQuery['availabilityAt']): string | null {
  if (notListed) return notListed;
  if (!notOffered) return null;
  return state === null
    ? 'Please name the city and state, such as “Austin, TX”: without the state, nobody can buy the contract.'
    : `${notOffered} You can list the contract and answer questions.`;
}
