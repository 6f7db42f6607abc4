import { mayDo, type Right } from '@handover/domain/roles';
import { wordOf } from '../enum-words';
import { useSession } from './useSession';
import type { Me } from './viewer-texts';

/** Whether the viewer has the right by one of their roles. */
export const may = (me: Pick<Me, 'roles'> | null | undefined, right: Right): boolean =>
  mayDo((me?.roles ?? []).map(wordOf), right);

/** The same for components. */
export function useMay(): (right: Right) => boolean {
  const { me } = useSession();
  return (right) => may(me, right);
}
