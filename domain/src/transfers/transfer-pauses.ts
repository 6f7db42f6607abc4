import { isParty, type TransferAction, type TransferActor, type TransferStatus } from './transfer-life.js';

export const PAUSE_REASONS = [
  'admin',
  'dispute',
  'suspension',
  'terms-differ',
  'objection',
  'report',
  'charge-back',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

interface PauseRule {
  /** Who settles it. The transfer goes on when no reason is left. */
  settledBy: readonly TransferActor[];
  /** An admin has to look at it: nothing but their decision, or the end of a suspension or a dispute, settles it. */
  waitsForAdmin?: true;
  /** The parties may withdraw during it although both have accepted: one party's word began it, or no fee is left. */
  leavesWithdrawal?: true;
  /** Settling it settles the refusal that it is about. */
  clearsRefusal?: true;
}

/** Why a transfer waits. It may have several of these reasons at once. */
export const PAUSES: Readonly<Record<PauseReason, PauseRule>> = {
  admin: { settledBy: ['admin'] },
  /** The bank decides. Until then nothing can happen to the fee. */
  dispute: { settledBy: ['provider'], waitsForAdmin: true },
  suspension: { settledBy: ['clock'], waitsForAdmin: true },
  'terms-differ': { settledBy: ['admin'], waitsForAdmin: true, leavesWithdrawal: true, clearsRefusal: true },
  objection: { settledBy: ['admin'], waitsForAdmin: true, clearsRefusal: true },
  report: { settledBy: ['admin'], waitsForAdmin: true, leavesWithdrawal: true },
  /** The bank has taken the fee after the parties had bound themselves. It may give the fee back. */
  'charge-back': { settledBy: ['admin', 'provider'], waitsForAdmin: true, leavesWithdrawal: true },
};

type Paused = { pauseReasons: readonly PauseReason[] };

export const isPausedFor = ({ pauseReasons }: Paused, reason: PauseReason): boolean =>
  pauseReasons.includes(reason);

/** The reasons that this actor can settle now. */
export const settledBy = ({ pauseReasons }: Paused, by: TransferActor): PauseReason[] =>
  pauseReasons.filter((reason) => PAUSES[reason].settledBy.includes(by));

/** What an admin and the provider may do while a transfer is paused; every deadline waits. */
const OTHERS: readonly TransferAction[] = [
  'pause',
  'resume',
  'extend-step',
  'complete-step',
  'skip-step',
  'complete',
  'cancel',
  'charge-back',
];

/**
 * What remains possible during a pause. Neither party can be held in a transfer by it: before both have accepted they may
 * always leave, and afterwards if every reason permits it.
 */
export function mayWhilePaused(
  { status, pauseReasons }: Paused & { status: TransferStatus },
  action: TransferAction,
  by: TransferActor,
): boolean {
  if (action === 'pause') return true;
  if (!isParty(by)) return OTHERS.includes(action);
  if (status === 'proposed') return action === 'decline' || action === 'withdraw';
  return action === 'withdraw' && pauseReasons.every((reason) => PAUSES[reason].leavesWithdrawal === true);
}
