import { HOME_HINT_END, homeHints } from '@handover/domain/homes/home-hints';
import { useWatch, type Control } from 'react-hook-form';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { factsFrom } from '../../../components/mui/facts/fact-values';
import { TextHints } from '../../../components/mui/TextWarnings';
import type { SubmitValues } from './submit-form';

/** Words of a home that may refuse or prefer people, as they are typed. They stop no one. */
export function SubmitHomeHints({ control }: { control: Control<SubmitValues> }) {
  const { type, title, description, location, facts } = useWatch({ control }) as SubmitValues;
  const kind = typeFromSlug(type);
  if (!kind) return null;
  const { slug } = kindOf(kind);
  const texts = { type: slug, title, description, location, facts: factsFrom(slug, facts).facts };
  return <TextHints hints={homeHints(texts)} end={HOME_HINT_END} />;
}
