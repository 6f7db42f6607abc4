import type { Viewer } from '../../common/api/request-of.js';

/** Whose imports a viewer sends and reads. */
export const ownedBy = ({ id: userId }: Pick<Viewer, 'id'>): { userId: string } => ({ userId });
