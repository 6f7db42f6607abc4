import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { requestOf, viewerOf } from './request-of.js';

export const ACCESS = 'access';
export type Access = 'public' | 'member' | 'admin';

/** Opens an operation to everybody. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Says that an operation is for whoever is signed in; what an operation without a word gets too. */
export const MemberOnly = () => SetMetadata(ACCESS, 'member' satisfies Access);
/** Narrows an operation, or a whole controller or resolver, to admins. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);

/** The signed-in person; on a public operation use `@Context()` instead. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  viewerOf(requestOf(context)),
);

/** Who calls, signed in or not, and from where. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context));
