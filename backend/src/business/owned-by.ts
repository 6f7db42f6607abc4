import type { Viewer } from '../common/api/request-of.js';

/** Whose imports and webhooks a viewer has. */
export const ownedBy = ({ id: userId }: Pick<Viewer, 'id'>): { userId: string } => ({ userId });
