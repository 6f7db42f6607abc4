import { useAdminAuditQuery, useAdminContractsQuery } from '../../../generated/admin';
import { useWrittenMessagesQuery } from '../../../generated/admin-flagged';
import { useAdminReportsQuery } from '../../../generated/admin-reports';
import { useAdminSalesQuery, useStaffTransfersQuery } from '../../../generated/admin-sales';
import { AuditRow } from '../audit/AuditRow';
import { ContractRow } from '../contracts/ContractRow';
import { FlaggedMessageRow } from '../flagged/FlaggedRow';
import { ReportRow } from '../reports/ReportRow';
import { SaleRow } from '../sales/SaleRow';
import { TransferRow } from '../sales/TransferRow';
import { PART, QuerySection } from './QuerySection';
import { filterOf, type Subject } from './subject';

interface SectionProps {
  subject: Subject;
}

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

export function ContractsSection({ subject: { id } }: SectionProps) {
  const query = useAdminContractsQuery({ variables: { q: id, ...PART }, ...FRESH });
  return (
    <QuerySection
      title="Contracts"
      query={query}
      connection={(data) => data.allContracts}
      row={(node) => <ContractRow key={node.id} contract={node} />}
      none="They have listed no contract."
      all={`?tab=contracts&q=${id}`}
    />
  );
}

export function PurchasesSection({ subject: { id } }: SectionProps) {
  const query = useAdminSalesQuery({ variables: { q: id, ...PART }, ...FRESH });
  return (
    <QuerySection
      title="Purchases"
      query={query}
      connection={(data) => data.purchases}
      row={(node) => <SaleRow key={node.id} purchase={node} transfer={node.transfer} />}
      none="No payments."
      all={`?tab=sales&q=${id}`}
    />
  );
}

export function TransfersSection({ subject }: SectionProps) {
  const query = useStaffTransfersQuery({ variables: { ...filterOf(subject), ...PART }, ...FRESH });
  return (
    <QuerySection
      title="Transfers"
      query={query}
      connection={(data) => data.transfers}
      row={(node) => <TransferRow key={node.id} transfer={node} />}
      none="No transfers."
      all={`?tab=sales&show=all&q=${subject.id}`}
    />
  );
}

export function ReportsSection({ subject }: SectionProps) {
  const query = useAdminReportsQuery({ variables: { ...filterOf(subject), ...PART }, ...FRESH });
  return (
    <QuerySection
      title="Reports"
      {...(subject.kind === 'member' && { text: 'About this member, and made by them.' })}
      query={query}
      connection={(data) => data.reports}
      row={(node) => <ReportRow key={node.id} reports={[node]} />}
      none="No reports."
      all={`?tab=reports&show=all&${subject.kind}=${subject.id}`}
    />
  );
}

/** There is no other list of all messages, so the whole of it opens here. */
export function MessagesSection({ subject }: SectionProps) {
  const query = useWrittenMessagesQuery({ variables: filterOf(subject), ...FRESH });
  return (
    <QuerySection
      title="Messages"
      text="As they were written, in public threads."
      query={query}
      connection={(data) => data.writtenMessages}
      row={(node) => <FlaggedMessageRow key={node.id} message={node} />}
      none="No messages."
    />
  );
}

export function AuditSection({ subject: { id } }: SectionProps) {
  const query = useAdminAuditQuery({ variables: { targetId: id, ...PART }, ...FRESH });
  return (
    <QuerySection
      title="Audit trail"
      query={query}
      connection={(data) => data.auditEntries}
      row={(node) => <AuditRow key={node.id} entry={node} />}
      none="No changes by staff."
      all={`?tab=audit&target=${id}`}
    />
  );
}
