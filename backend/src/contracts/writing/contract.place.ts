import { invalid } from '../../common/api/errors.js';
import { placeById, placeOfText } from '../../places/find-place.js';
import type { Contract } from '../contract.entity.js';

/**
 * Returns the place that the holder chose from the suggestions, otherwise the one that the location names as others
 * read it.
 */
export function placeIdOf(
  { location, maskedLocation }: Pick<Contract, 'location' | 'maskedLocation'>,
  chosen?: number | null,
): number | null {
  if (chosen == null) return placeOfText(maskedLocation ?? location)?.id ?? null;
  if (!placeById(chosen)) throw invalid({ placeId: 'Please choose one of the suggested places.' });
  return chosen;
}
