import { mayDo, type Role } from '@handover/domain/roles';
import type { TransferAction } from '@handover/domain/transfers/transfer-life';
import { isPausedFor } from '@handover/domain/transfers/transfer-pauses';
import { allowedActions, allowedOnStep } from '@handover/domain/transfers/transfer-rules';
import type { TransferState } from '@handover/domain/transfers/transfer-state';

/** What needs a decision about the fee. */
const MONEY: readonly TransferAction[] = ['cancel', 'decide-fee'];

/** What staff may do now: an admin all that the state permits, finance what decides the fee, a moderator what ends a report. */
export function staffActions(roles: readonly Role[], t: TransferState, now: string): TransferAction[] {
  const mayDecideFee = mayDo(roles, 'manageMoney');
  const maySettleReport = mayDo(roles, 'moderate') && isPausedFor(t, 'report');
  return allowedActions(t, 'admin', now).filter(
    (action) =>
      mayDo(roles, 'runSite') ||
      (mayDecideFee && MONEY.includes(action)) ||
      (maySettleReport && action === 'resume'),
  );
}

/** What staff may do now with one step: everything about steps is for admins. */
export const staffStepActions = (
  roles: readonly Role[],
  t: TransferState,
  key: string,
  now: string,
): TransferAction[] => (mayDo(roles, 'runSite') ? allowedOnStep(t, key, 'admin', now) : []);
