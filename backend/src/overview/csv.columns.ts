import type { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Contract } from '../contracts/contract.entity.js';
import { CONTRACT_FIELDS, type ContractField } from '../contracts/contract.fields.js';
import type { AdminPurchase } from '../payments/payments.types.js';
import type { Transfer } from '../transfers/transfer.entity.js';
import type { Report } from '../reports/report.entity.js';
import type { User } from '../users/user.entity.js';
import { dollars, type Cell, type Column } from '../common/csv.js';

/* The columns of each list as a file. Headings are stable: a spreadsheet or script of an admin names them. */

/** The heading is the field's name in words: "buyer email" for `buyerEmail`. A renamed field needs a line of its own. */
export const named = <Row>(...names: (keyof Row & string)[]): Column<Row>[] =>
  names.map((name) => ({
    heading: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    of: (row) => row[name] as Cell,
  }));

/** A column of rows that are made of cells. */
export const cellOf = (heading: string): Column<Readonly<Record<string, Cell>>> => ({
  heading,
  of: (row) => row[heading],
});

export const USER_COLUMNS: readonly Column<User>[] = [
  ...named<User>('id', 'email', 'firstName', 'lastName'),
  { heading: 'admin', of: ({ isAdmin }) => isAdmin },
  { heading: 'roles', of: ({ roles }) => roles.join(' ') },
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
  ...named<AdminPurchase>('id', 'contractId', 'contractTitle', 'buyerEmail', 'sellerEmail', 'status', 'mode'),
  { heading: 'fee (USD)', of: ({ amount }) => dollars(amount) },
  { heading: 'refunded (USD)', of: ({ amountRefunded }) => dollars(amountRefunded) },
  { heading: 'payment id', of: ({ paymentIntentId }) => paymentIntentId },
  { heading: 'opened', of: ({ createdAt }) => createdAt },
  { heading: 'charged', of: ({ capturedAt }) => capturedAt },
  { heading: 'refunded', of: ({ refundedAt }) => refundedAt },
];

export const TRANSFER_COLUMNS: readonly Column<Transfer>[] = [
  ...named<Transfer>('id', 'contractId', 'purchaseId', 'type', 'status'),
  { heading: 'current step', of: ({ currentStep }) => currentStep?.title },
  { heading: 'due', of: ({ currentStep }) => currentStep?.dueAt },
  { heading: 'all due', of: ({ dueAt }) => dueAt },
  ...named<Transfer>('endReason', 'feeOutcome', 'sellerId', 'buyerId'),
  { heading: 'began', of: ({ createdAt }) => createdAt },
  { heading: 'paused', of: ({ pausedAt }) => pausedAt },
  { heading: 'stalled', of: ({ stalledAt }) => stalledAt },
  { heading: 'completed', of: ({ completedAt }) => completedAt },
  { heading: 'cancelled', of: ({ cancelledAt }) => cancelledAt },
];

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { heading: 'time', of: ({ createdAt }) => createdAt },
  ...named<AuditEntry>(
    'actorId',
    'actorEmail',
    'action',
    'targetType',
    'targetId',
    'before',
    'after',
    'ip',
    'id',
  ),
];

export const REPORT_COLUMNS: readonly Column<Report>[] = [
  { heading: 'id', of: ({ id }) => id },
  { heading: 'target', of: ({ targetType }) => targetType },
  ...named<Report>(
    'targetId',
    'contractId',
    'contractTitle',
    'reason',
    'note',
    'state',
    'action',
    'resolution',
    'reporterEmail',
  ),
  { heading: 'about email', of: ({ subjectEmail }) => subjectEmail },
  { heading: 'reported', of: ({ createdAt }) => createdAt },
  { heading: 'resolved', of: ({ resolvedAt }) => resolvedAt },
];
