import type { Viewer } from '../common/api/request-of.js';
import { reachesContract } from '../common/api/token-reach.js';

export interface ManagedContract {
  userId: string;
  organisationId: string | null;
  hiddenAt: string | null;
}

export interface Managing {
  isHolder: boolean;
  /** The organisation that they act for, whose limits count; null without a role that edits. */
  organisationId: string | null;
}

/**
 * As whom the viewer manages a contract: its holder, or an editor of its organisation unless a moderator has hidden it;
 * null if they may not. A token of an organisation manages the contracts of that one only. `edited` has the organisations
 * whose contracts the viewer edits.
 */
export function managingOf(
  viewer: Pick<Viewer, 'id' | 'actsFor'>,
  contract: ManagedContract,
  edited: ReadonlySet<string>,
): Managing | null {
  if (!reachesContract(viewer, contract)) return null;
  const { userId, organisationId, hiddenAt } = contract;
  const isHolder = userId === viewer.id;
  if (organisationId === null || !edited.has(organisationId))
    return isHolder && !viewer.actsFor ? { isHolder, organisationId: null } : null;
  return isHolder || hiddenAt === null ? { isHolder, organisationId } : null;
}
