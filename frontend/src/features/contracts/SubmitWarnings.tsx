import { useWatch, type Control } from 'react-hook-form';
import { TextWarnings } from '../../components/TextWarnings';
import { useTextWarnings } from '../../lib/moderation/useTextWarnings';
import type { SubmitValues } from './submit-form';

/** Watches the three texts on its own, so that typing does not draw the whole form anew. */
export function SubmitWarnings({ control }: { control: Control<SubmitValues> }) {
  const texts = useWatch({ control, name: ['title', 'description', 'location'] });
  // a number never goes on from one field to the next
  return <TextWarnings warnings={useTextWarnings(texts.filter(Boolean).join(' ; '))} />;
}
