import { createHmac } from 'node:crypto';
import { isRobot } from '../common/http/robot.js';
import { isUuid } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';

/** Kept in memory until it is written, so that a request does not wait for the hash. */
export interface View {
  contractId: string;
  day: string;
  /** The member's id or the visitor's address. */
  who: string;
  viewerId: string | null;
}

/** The view of a contract's page that counts; null for robots. */
export function viewOf(
  contractId: string,
  { viewer, source, userAgent }: Pick<RequestContext, 'viewer' | 'source' | 'userAgent'>,
  day: string,
): View | null {
  if (isRobot(userAgent) || !isUuid(contractId)) return null;
  const viewerId = viewer?.id ?? null;
  return { contractId: contractId.toLowerCase(), day, who: viewerId ?? source, viewerId };
}

/**
 * What is stored of the viewer: the same for all views of a member, or of a visitor's address, on that day, and says
 * nothing about who it was.
 */
export const hashOf = ({ day, who }: View, key: string | Buffer): string =>
  createHmac('sha256', key).update(`${day} ${who}`).digest('base64url').slice(0, 16);
