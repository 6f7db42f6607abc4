import {
  ATTENTION,
  PAUSED_FOR_ADMIN,
  type TransferGroup,
} from '@handover/domain/transfers/transfer-attention';
import { OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { sqlList } from '../database/sql-list.js';

/* SQL in this file: the order of the admins' list, which an index on the expression serves, and its groups. */

/** The release before this one writes `pause_reason` alone. */
const WAITING = `(fee_outcome = 'undecided' or pause_reason in (${sqlList(PAUSED_FOR_ADMIN)})
  or pause_reasons && array[${sqlList(PAUSED_FOR_ADMIN)}])`;
const OPEN = `status in (${sqlList(OPEN_STATUSES)})`;

/** The same as `attentionOf` in the domain. The index has to contain exactly this expression. */
export const TRANSFER_ATTENTION = `(case when stalled_at is not null then ${ATTENTION.stalled}
  when ${WAITING} then ${ATTENTION.waiting} when ${OPEN} then ${ATTENTION.open} else ${ATTENTION.over} end)`;

/** The current step is past its due date, or past the later day that was named. */
const LATE = `exists (select from transfer_steps s where s.transfer_id = transfers.id and s.status = 'current'
  and greatest(s.due_at, (s.expected_on + 1)::timestamp at time zone 'UTC') < now())`;

/** Conditions on `transfers`; the first part of each lets the index skip transfers that are over. */
export const GROUP_CONDITIONS: Readonly<Record<TransferGroup, string>> = {
  open: `${TRANSFER_ATTENTION} >= ${ATTENTION.open} and ${OPEN}`,
  waiting: `${TRANSFER_ATTENTION} >= ${ATTENTION.waiting} and ${WAITING}`,
  undecided: `${TRANSFER_ATTENTION} >= ${ATTENTION.waiting} and fee_outcome = 'undecided'`,
  reported: `${TRANSFER_ATTENTION} >= ${ATTENTION.waiting} and (pause_reason = 'report' or 'report' = any(pause_reasons))`,
  stalled: `${TRANSFER_ATTENTION} = ${ATTENTION.stalled}`,
  late: `${TRANSFER_ATTENTION} >= ${ATTENTION.open} and ${OPEN} and paused_at is null and ${LATE}`,
  paused: `${TRANSFER_ATTENTION} >= ${ATTENTION.open} and paused_at is not null`,
};
