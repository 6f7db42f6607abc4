import type { Contract } from '../contracts/contract.entity.js';
import { CONTRACT_FIELDS, type ContractField } from '../contracts/contract.fields.js';
import type { AdminPurchase } from '../payments/payments.types.js';
import type { Transfer } from '../transfers/transfer.entity.js';
import type { Report } from '../reports/report.types.js';
import type { User } from '../users/user.entity.js';
import { dollars, type Cell, type Column } from './csv.js';

/* The columns of each list as a file. Headings are stable: a spreadsheet or script of an admin names them. */

export const USER_COLUMNS: readonly Column<User>[] = [
  { heading: 'id', of: ({ id }) => id },
  { heading: 'email', of: ({ email }) => email },
  { heading: 'first name', of: ({ firstName }) => firstName },
  { heading: 'last name', of: ({ lastName }) => lastName },
  { heading: 'admin', of: ({ isAdmin }) => isAdmin },
  { heading: 'joined', of: ({ createdAt }) => createdAt },
  { heading: 'email confirmed', of: ({ emailVerifiedAt }) => emailVerifiedAt },
  { heading: 'suspended', of: ({ suspendedAt }) => suspendedAt },
];

export const CONTRACT_COLUMNS = Object.entries<ContractField>(CONTRACT_FIELDS).flatMap(
  ([name, { csv: heading, cents }]): Column<Contract>[] => {
    const of = (contract: Contract) => contract[name as keyof typeof CONTRACT_FIELDS] as Cell;
    return heading ? [{ heading, of: cents ? (contract) => dollars(Number(of(contract))) : of }] : [];
  },
);

export const PURCHASE_COLUMNS: readonly Column<AdminPurchase>[] = [
  { heading: 'id', of: ({ id }) => id },
  { heading: 'contract id', of: ({ contractId }) => contractId },
  { heading: 'contract title', of: ({ contractTitle }) => contractTitle },
  { heading: 'buyer email', of: ({ buyerEmail }) => buyerEmail },
  { heading: 'seller email', of: ({ sellerEmail }) => sellerEmail },
  { heading: 'status', of: ({ status }) => status },
  { heading: 'mode', of: ({ mode }) => mode },
  { heading: 'fee (USD)', of: ({ amount }) => dollars(amount) },
  { heading: 'refunded (USD)', of: ({ amountRefunded }) => dollars(amountRefunded) },
  { heading: 'payment id', of: ({ paymentIntentId }) => paymentIntentId },
  { heading: 'opened', of: ({ createdAt }) => createdAt },
  { heading: 'charged', of: ({ capturedAt }) => capturedAt },
  { heading: 'refunded', of: ({ refundedAt }) => refundedAt },
];

export const TRANSFER_COLUMNS: readonly Column<Transfer>[] = [
  { heading: 'id', of: ({ id }) => id },
  { heading: 'contract id', of: ({ contractId }) => contractId },
  { heading: 'purchase id', of: ({ purchaseId }) => purchaseId },
  { heading: 'type', of: ({ type }) => type },
  { heading: 'status', of: ({ status }) => status },
  { heading: 'current step', of: ({ currentStep }) => currentStep?.title },
  { heading: 'due', of: ({ currentStep }) => currentStep?.dueAt },
  { heading: 'end reason', of: ({ endReason }) => endReason },
  { heading: 'fee outcome', of: ({ feeOutcome }) => feeOutcome },
  { heading: 'seller id', of: ({ sellerId }) => sellerId },
  { heading: 'buyer id', of: ({ buyerId }) => buyerId },
  { heading: 'began', of: ({ createdAt }) => createdAt },
  { heading: 'paused', of: ({ pausedAt }) => pausedAt },
  { heading: 'stalled', of: ({ stalledAt }) => stalledAt },
  { heading: 'completed', of: ({ completedAt }) => completedAt },
  { heading: 'cancelled', of: ({ cancelledAt }) => cancelledAt },
];

export const REPORT_COLUMNS: readonly Column<Report>[] = [
  { heading: 'id', of: ({ id }) => id },
  { heading: 'target', of: ({ targetType }) => targetType },
  { heading: 'target id', of: ({ targetId }) => targetId },
  { heading: 'contract id', of: ({ contractId }) => contractId },
  { heading: 'contract title', of: ({ contractTitle }) => contractTitle },
  { heading: 'reason', of: ({ reason }) => reason },
  { heading: 'note', of: ({ note }) => note },
  { heading: 'state', of: ({ state }) => state },
  { heading: 'action', of: ({ action }) => action },
  { heading: 'resolution', of: ({ resolution }) => resolution },
  { heading: 'reporter email', of: ({ reporterEmail }) => reporterEmail },
  { heading: 'about email', of: ({ subjectEmail }) => subjectEmail },
  { heading: 'reported', of: ({ createdAt }) => createdAt },
  { heading: 'resolved', of: ({ resolvedAt }) => resolvedAt },
];
