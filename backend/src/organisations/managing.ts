import { isAtLeast, ORGANISATION_ROLES } from '@handover/domain/business/organisations';
import type { Viewer } from '../common/api/request-of.js';
import { reachesContract } from '../common/api/token-reach.js';
import { sqlList } from '../database/sql-list.js';

const EDITORS = ORGANISATION_ROLES.filter((role) => isAtLeast(role, 'editor'));

/** SQL: whether the member edits the contracts of the organisation, which may be null; two reads of primary keys. */
export const editsFor = (member: string, organisation: string): string =>
  `exists (select from organisation_members e join organisations o on o.id = e.organisation_id
     where e.organisation_id = ${organisation} and e.user_id = ${member} and e.role in (${sqlList(EDITORS)})
       and o.status = 'approved')`;

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
