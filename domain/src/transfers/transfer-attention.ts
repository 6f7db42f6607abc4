import type { FeeOutcome } from './transfer-endings.js';
import { isOpen, type TransferStatus } from './transfer-life.js';
import { PAUSE_REASONS, PAUSES, type PauseReason } from './transfer-pauses.js';

/** Pauses that an admin has to look at. */
export const PAUSED_FOR_ADMIN: readonly PauseReason[] = PAUSE_REASONS.filter(
  (reason) => PAUSES[reason].waitsForAdmin,
);

/**
 * Groups of transfers that staff look at together; one transfer may be in several. Of those that wait, `undecided` ones
 * are for finance and `reported` ones for moderators.
 */
export const TRANSFER_GROUPS = [
  'open',
  'waiting',
  'undecided',
  'reported',
  'stalled',
  'late',
  'paused',
] as const;
export type TransferGroup = (typeof TRANSFER_GROUPS)[number];

/** The order of the admins' list, most urgent last, because the list is sorted descending. */
export const ATTENTION = { over: 0, open: 1, waiting: 2, stalled: 3 } as const;
export type Attention = (typeof ATTENTION)[keyof typeof ATTENTION];

interface Attended {
  status: TransferStatus;
  stalledAt: string | null;
  pauseReasons: readonly PauseReason[];
  feeOutcome: FeeOutcome;
}

/** Whether an admin has to decide something before the transfer, or its fee, moves on. */
export const waitsForAdmin = ({
  feeOutcome,
  pauseReasons,
}: Omit<Attended, 'status' | 'stalledAt'>): boolean =>
  feeOutcome === 'undecided' || pauseReasons.some((reason) => PAUSED_FOR_ADMIN.includes(reason));

/** The position in the admins' list. The database computes the same with TRANSFER_ATTENTION in the backend. */
export function attentionOf(transfer: Attended): Attention {
  if (transfer.stalledAt) return ATTENTION.stalled;
  if (waitsForAdmin(transfer)) return ATTENTION.waiting;
  return isOpen(transfer.status) ? ATTENTION.open : ATTENTION.over;
}
