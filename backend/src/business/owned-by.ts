import type { Viewer } from '../common/api/request-of.js';

/** Whose imports and webhooks a viewer has. */
export const ownedBy = ({ id: userId }: Pick<Viewer, 'id'>): { userId: string } => ({ userId });

/** Those that the viewer reaches: a token of an organisation reaches what belongs to that one. */
export const reachedBy = (
  viewer: Pick<Viewer, 'id' | 'actsFor'>,
): { userId: string; organisationId?: string } => ({
  ...ownedBy(viewer),
  ...(viewer.actsFor && { organisationId: viewer.actsFor }),
});
