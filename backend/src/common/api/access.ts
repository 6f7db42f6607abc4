import type { StaffRole } from '@handover/domain/roles';
import type { ConfirmedUse } from '@handover/domain/confirmed-email';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ACCESS, STEP_UP, type Access, type StepUpCondition } from './access-marks.js';
import { requestOf, viewerOf, type RequestContext } from './request-of.js';
import { reachOf } from './scopes.js';
import { withReach } from './token-reach.js';

/** Allows visitors. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Requires a signed-in user (the default). */
export const MemberOnly = () => SetMetadata(ACCESS, 'member' satisfies Access);
/** Requires one of the roles, or an admin; works on an operation or a whole controller or resolver. */
export const StaffOnly = (...roles: readonly StaffRole[]) => SetMetadata(ACCESS, roles satisfies Access);
/** Requires an admin. */
export const AdminOnly = () => StaffOnly();

/** Requires that the session proved its member's identity within the last 15 minutes (see StepUpGuard). */
export const NeedsStepUp = (when: StepUpCondition = () => true) => SetMetadata(STEP_UP, when);

export const BEFORE_TERMS = 'before-terms';
/**
 * Allows this write to members who have not accepted the terms in force: it reads, leaves, protects an account or ends what
 * was begun under earlier terms (see TermsGuard).
 */
export const BeforeTerms = () => SetMetadata(BEFORE_TERMS, true);

export const CONFIRMED_EMAIL = 'confirmed-email';
/** Requires a confirmed email address if the settings say so (see ConfirmedEmailGuard). */
export const NeedsConfirmedEmail = (use: ConfirmedUse) => SetMetadata(CONFIRMED_EMAIL, use);

/** The request as the operation may see it: a token may be let in as less than its owner. */
function callerOf(context: ExecutionContext): RequestContext {
  const request = requestOf(context);
  return request.token ? withReach(request, reachOf(context, request.token)) : request;
}

/** The viewer of an operation that requires one; public operations use `@Caller()`. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  viewerOf(callerOf(context)),
);

/** The request context: viewer, if signed in, and source address. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));
