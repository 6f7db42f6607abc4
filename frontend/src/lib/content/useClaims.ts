import type { ClaimKey } from '@handover/domain/claims/claims';
import { useContent } from './useContent';

/** Says of a claim that a page makes in its code whether it is shown. What claims nothing always is. */
export function useClaims(): (key: ClaimKey | undefined) => boolean {
  const hidden = useContent().values.get('hidden_claims')?.split(' ');
  return (key) => !key || !hidden?.includes(key);
}
