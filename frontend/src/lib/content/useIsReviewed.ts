import { APPROVE_LISTINGS } from '@handover/domain/listings/approval';
import { useSession } from '../session/useSession';
import { useContent } from './useContent';

/** Whether what the viewer lists or edits waits for an admin before it is public. */
export function useIsReviewed(): boolean {
  const { values } = useContent();
  const { me } = useSession();
  return values.get(APPROVE_LISTINGS)?.trim() === 'true' && !me?.isAdmin;
}
