import type { RequestContext, Viewer } from './request-of.js';
import type { Reach } from './scopes.js';

const reached = new WeakMap<RequestContext, Partial<Record<Reach, RequestContext>>>();

/** The request with what its token reaches of the viewer; one object per reach, because loaders batch by it. */
export function withReach(request: RequestContext, reach: Reach): RequestContext {
  if (reach === 'staff') return request;
  let known = reached.get(request);
  if (!known) reached.set(request, (known = {}));
  return (known[reach] ??= Object.create(request, {
    viewer: { value: viewerWith(request.viewer, reach), enumerable: true },
  }) as RequestContext);
}

const viewerWith = (viewer: Viewer | null, reach: Reach): Viewer | null =>
  viewer && reach === 'member' ? withoutRoles(viewer) : null;

/** Whether the viewer's token reaches the contract: one of an organisation reaches only the contracts of that one. */
export const reachesContract = (
  { actsFor = null }: Pick<Viewer, 'actsFor'>,
  { organisationId }: { organisationId: string | null },
): boolean => actsFor === null || actsFor === organisationId;

export const withoutRoles = (viewer: Viewer): Viewer =>
  Object.assign(Object.create(Object.getPrototypeOf(viewer) as object) as Viewer, viewer, {
    isAdmin: false,
    roles: [],
  });
