import { AppError, invalid } from '../common/api/errors.js';
import { ContractStatus } from '../contracts/contract.status.js';
import type { NewNotification } from '../notifications/notifications.write.js';
import type { MyReport, ReportAction } from './report.entity.js';

/** What an admin's action does: the target of a report says what there is to hide. */
type Act = 'suspend' | 'off-market' | 'hide-message' | 'hide-contract';

/** Null if nothing is done. VALIDATION without a reason for the audit trail; CONFLICT for what cannot be hidden. */
export function actOn(
  targetType: MyReport['targetType'],
  action: ReportAction | null,
  note: string,
): Act | null {
  if (!action || action === 'none') return null;
  if (note.length < 3) throw invalid({ note: 'Please give a reason of 3 to 500 characters.' });
  if (action !== 'hide') return action;
  if (targetType === 'party')
    throw new AppError('CONFLICT', 'A member cannot be hidden. Suspend them instead.');
  return `hide-${targetType}`;
}

/** Who is reported; of a transfer also who reports, because the decision lets it go on or not. */
export const partiesOf = ({
  targetType,
  subjectId,
  reporterId,
}: Pick<MyReport, 'targetType' | 'subjectId' | 'reporterId'>): string[] =>
  targetType === 'party' ? [subjectId, reporterId] : [subjectId];

/**
 * What becomes of a report that a contract is gone, once its holder's time to answer is over. A message of the holder
 * since the question is an answer, too, and so is that the contract was put back on the market. A contract that is not
 * for sale is not taken off the market.
 */
export function outcomeOfSilence(
  { createdAt }: Pick<MyReport, 'createdAt'>,
  { status, listedAt, hasWritten }: { status: ContractStatus; listedAt: string; hasWritten: boolean },
): 'upheld' | 'dismissed' {
  const isAlive = listedAt > createdAt || hasWritten;
  return isAlive || status !== ContractStatus.ACTIVE ? 'dismissed' : 'upheld';
}

/** Each reporter is told that the report is closed, never what was decided or by whom. */
export const seenNews = (
  reports: readonly Pick<MyReport, 'id' | 'reporterId' | 'contractId'>[],
): NewNotification[] =>
  reports.map(({ id, reporterId: userId, contractId }) => ({
    ...{ userId, contractId, event: 'report-seen', once: id },
    facts: { to: 'buyer', by: 'admin' },
  }));
