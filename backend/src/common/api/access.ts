import type { StaffRole } from '@handover/domain/roles';
import type { ConfirmedUse } from '@handover/domain/confirmed-email';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { requestOf, viewerOf } from './request-of.js';

export const ACCESS = 'access';
/** A list has the roles that may do it besides admins, who may do everything. */
export type Access = 'public' | 'member' | readonly StaffRole[];

/** Allows visitors. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Requires a signed-in user (the default). */
export const MemberOnly = () => SetMetadata(ACCESS, 'member' satisfies Access);
/** Requires one of the roles, or an admin; works on an operation or a whole controller or resolver. */
export const StaffOnly = (...roles: readonly StaffRole[]) => SetMetadata(ACCESS, roles satisfies Access);
/** Requires an admin. */
export const AdminOnly = () => StaffOnly();

export const STEP_UP = 'step-up';
/** Decides by the arguments of an operation: path parameters and `input`. */
export type StepUpCondition = (args: Record<string, unknown>) => boolean;
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

/** The viewer of an operation that requires one; public operations use `@Caller()`. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  viewerOf(requestOf(context)),
);

/** The request context: viewer, if signed in, and source address. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context));
