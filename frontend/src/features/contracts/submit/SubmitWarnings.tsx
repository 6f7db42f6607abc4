import { useWatch, type Control } from 'react-hook-form';
import { TextWarnings } from '../../../components/mui/TextWarnings';
import { useTextWarnings } from '../../../lib/moderation/useTextWarnings';
import type { SubmitValues } from './submit-form';

/** Watches the three text fields itself, so that typing does not render the whole form again. */
export function SubmitWarnings({ control }: { control: Control<SubmitValues> }) {
  const texts = useWatch({ control, name: ['title', 'description', 'location'] });
  // Joined by a line break, so that a number cannot span two fields.
  return <TextWarnings warnings={useTextWarnings(texts.filter(Boolean).join(' ; '))} />;
}
