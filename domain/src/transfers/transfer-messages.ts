import { RETENTION_DAYS } from '../retention.js';
import { daysBetween } from '../days.js';
import { isAccepted, type TransferState } from './transfer-state.js';

type Written = Pick<TransferState, 'steps' | 'completedAt' | 'cancelledAt'>;

/**
 * Whether the parties may write to each other; null if they may, otherwise the reason as a sentence. Their thread opens
 * when both have accepted, and stays open after the end for as long as its messages are kept.
 */
export function threadProblem(t: Written, now: string): string | null {
  if (!isAccepted(t)) return 'You can write to each other once both of you have accepted.';
  const endedAt = t.completedAt ?? t.cancelledAt;
  return endedAt && daysBetween(endedAt, now) >= RETENTION_DAYS.transferMessages
    ? 'This conversation is closed.'
    : null;
}
