import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { SubmitValues } from './submit-form';

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
