import { REPORT_REASONS } from '@handover/domain/report-reasons';
import Box from '@mui/material/Box';
import { Check, Gavel } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import {
  useResolveReportMutation,
  type AdminReportFieldsFragment as Report,
} from '../../../generated/admin-reports';
import { useNamed } from '../../../lib/content/useNamed';
import { wordOf } from '../../../lib/enum-words';
import { timeAgoInText } from '../../../lib/format/time';
import { useEverything } from '../about/useEverything';
import { AdminRow, PersonLink, TabLink } from '../list/AdminRow';
import { announced } from '../list/announced';
import { ChoiceField, ReasonDialog } from '../list/ReasonDialog';

type Action = NonNullable<Report['action']>;

const TARGETS: Record<Report['targetType'], string> = {
  CONTRACT: 'Contract',
  MESSAGE: 'Message',
  PARTY: 'Person in a transfer',
};
const OUTCOMES: Record<Action, string> = {
  HIDE: 'hidden',
  OFF_MARKET: 'taken off the market',
  SUSPEND: 'member suspended',
  NONE: 'nothing changed on the site',
};
const labelOf = (reason: Report['reason']): string => REPORT_REASONS[wordOf(reason)].label;

/** What became of reports about the same member. */
const soFar = ({ upheld, dismissed }: Report['history']): string =>
  upheld + dismissed === 0 ? '' : `; reports about them so far: ${upheld} acted on, ${dismissed} no problem`;

/** All loaded reports of one target in one state. */
export function ReportRow({ reports }: { reports: readonly Report[] }) {
  const named = useNamed();
  const everything = useEverything();
  const [asked, setAsked] = useState<'uphold' | 'dismiss' | null>(null);
  const report = reports[0] as Report;
  const { contractId, contractTitle, subjectId, subjectEmail, history, message } = report;
  const reasons = [...new Set(reports.map(({ reason }) => named(labelOf(reason))))];
  return (
    <AdminRow
      about={contractTitle}
      selectId={report.state === 'OPEN' ? report.id : undefined}
      head={
        <>
          <Link to={`/contracts/${contractId}`}>{contractTitle}</Link>
          <Pill>{TARGETS[report.targetType]}</Pill>
          {report.urgent && <Pill tone="amber">Urgent</Pill>}
          {report.subjectSuspended && <Pill>Suspended</Pill>}
        </>
      }
      meta={
        <>
          {reasons.join('; ')} · {reports.length === 1 ? '1 report' : `${reports.length} reports`},{' '}
          {timeAgoInText(report.createdAt)} · about <PersonLink id={subjectId}>{subjectEmail}</PersonLink>
          {soFar(history)}
        </>
      }
      acts={[
        ...(report.state === 'OPEN'
          ? [
              { label: 'Act on it', icon: Gavel, inRow: true, onClick: () => setAsked('uphold') },
              { label: 'No problem', icon: Check, onClick: () => setAsked('dismiss') },
            ]
          : []),
        ...everything(
          { tab: 'contracts', id: contractId, label: 'Everything about the contract' },
          { tab: 'users', id: subjectId, label: 'Everything about the member' },
        ),
      ]}
      details={<ReportDetails reports={reports} />}
    >
      {message && <blockquote style={{ margin: '4px 0 0' }}>“{message}”</blockquote>}
      {report.state !== 'OPEN' && <Outcome report={report} />}
      {asked && (
        <ResolveDialog report={report} isUpheld={asked === 'uphold'} onClose={() => setAsked(null)} />
      )}
    </AdminRow>
  );
}

const Outcome = ({ report: { state, action, resolution, resolvedAt } }: { report: Report }) => (
  <div className="meta">
    {state === 'UPHELD' ? `Acted on (${OUTCOMES[action ?? 'NONE']})` : 'No problem'}
    {resolvedAt && ` ${timeAgoInText(resolvedAt)}`}
    {resolution && `: ${resolution}`}
  </div>
);

/** Who reported it, what they wrote, and what was said in the thread. */
const ReportDetails = ({ reports }: { reports: readonly Report[] }) => {
  const { contractId, subjectId, company, lastMessages } = reports[0] as Report;
  const isAboutRules = reports.some(({ reason }) => reason === 'RULE_OUTDATED');
  const named = useNamed();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, fontSize: '0.875rem' }}>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {reports.map(({ id, reason, note, reporterId, reporterEmail, createdAt }) => (
          <li key={id}>
            {named(labelOf(reason))}, by <PersonLink id={reporterId}>{reporterEmail}</PersonLink>,{' '}
            {timeAgoInText(createdAt)}
            {note && `: “${note}”`}
          </li>
        ))}
      </ul>
      {lastMessages.length > 0 && (
        <div>
          Last messages of the thread:
          <ul style={{ margin: 0, paddingLeft: 18 }}>
            {lastMessages.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        <TabLink to={`?tab=contracts&q=${subjectId}`}>All contracts of this member</TabLink>
        {isAboutRules && company && (
          <TabLink to={`?tab=rules&q=${company.slug}`}>{`${company.name} in the rule book`}</TabLink>
        )}
        <TabLink to={`?tab=sales&q=${contractId}`}>Sales of this contract</TabLink>
      </Box>
    </Box>
  );
};

const HIDE = { value: 'HIDE', label: 'Hide it from everyone but admins' } as const;
const OFF_MARKET = { value: 'OFF_MARKET', label: 'Take the contract off the market' } as const;
const ACTIONS: readonly { value: Action; label: string }[] = [
  { value: 'SUSPEND', label: 'Suspend the member' },
  { value: 'NONE', label: 'Change nothing on the site' },
];

interface ResolveDialogProps {
  report: Report;
  isUpheld: boolean;
  onClose: () => void;
}

/** Upholds or dismisses all open reports of a target. */
function ResolveDialog({ report, isUpheld, onClose }: ResolveDialogProps) {
  const [action, setAction] = useState<Action | null>(null);
  const [resolve, { loading }] = useResolveReportMutation({
    refetchQueries: ['AdminReports', 'AdminWaiting'],
  });
  // an urgent report of a party has paused the transfer
  const isPaused = report.targetType === 'PARTY' && report.urgent;
  const [isAsked, setAsked] = useState(false);
  const confirm = (note: string) => {
    if (isUpheld && action === null) return setAsked(true);
    return decide(note).then((done) => done && onClose());
  };
  const decide = (note: string) =>
    announced(
      resolve({ variables: { id: report.id, uphold: isUpheld, action: isUpheld ? action : null, note } }),
      isUpheld ? 'Report closed: acted on' : 'Report closed: no problem',
      'Failed to resolve the report',
    );
  return (
    <ReasonDialog
      title={isUpheld ? 'What do you do about it?' : 'Is there no problem?'}
      text={
        <>
          The members who reported it learn that their report is closed, not what was decided.
          {isPaused &&
            (isUpheld
              ? ' The transfer stays paused until you resume it.'
              : ' If the report paused the transfer, it continues.')}
        </>
      }
      confirmLabel={isUpheld ? 'Act on it' : 'No problem'}
      destructive={action === 'SUSPEND'}
      busy={loading}
      // needed only when something is done to the target
      optional={action === null || action === 'NONE'}
      onConfirm={(note) => void confirm(note)}
      onClose={onClose}
    >
      {isUpheld && (
        <ChoiceField
          label="What to do about it"
          options={[
            ...(report.targetType === 'PARTY' ? [] : [HIDE]),
            ...(report.contractStatus === 'ACTIVE' ? [OFF_MARKET] : []),
            ...ACTIONS,
          ]}
          value={action}
          onChange={setAction}
          errorText={isAsked && action === null ? 'Please choose what happens.' : undefined}
        />
      )}
    </ReasonDialog>
  );
}
