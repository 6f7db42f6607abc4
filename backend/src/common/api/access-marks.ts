import type { StaffRole } from '@handover/domain/roles';

export const ACCESS = 'access';
/** A list has the roles that may do it besides admins, who may do everything. */
export type Access = 'public' | 'member' | readonly StaffRole[];

export const STEP_UP = 'step-up';
/** Decides by the arguments of an operation: path parameters and `input`. */
export type StepUpCondition = (args: Record<string, unknown>) => boolean;
