import { createHmac } from 'node:crypto';
import { isRobot } from '../common/http/robot.js';
import { isUuid } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';

export interface View {
  contractId: string;
  day: string;
  hash: string;
  viewerId: string | null;
}

/**
 * The view of a contract's page that counts; null for robots. The hash is the same for all views of a member, or of a
 * visitor's address, on that day, and says nothing about who it was.
 */
export function viewOf(
  contractId: string,
  { viewer, source, userAgent }: Pick<RequestContext, 'viewer' | 'source' | 'userAgent'>,
  day: string,
  key: string | Buffer,
): View | null {
  if (isRobot(userAgent) || !isUuid(contractId)) return null;
  const hash = createHmac('sha256', key)
    .update(`${day} ${viewer?.id ?? source}`)
    .digest('base64url')
    .slice(0, 16);
  return { contractId: contractId.toLowerCase(), day, hash, viewerId: viewer?.id ?? null };
}
