import { listOf } from '@handover/domain/types/words';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import { countOf, useQueues } from '../queues';
import { useFirstWaitingQuery, type FirstWaitingQuery } from '../../../generated/admin-overview';
import { visuallyHidden } from '../../../components/visually-hidden';
import { radius } from '../../../theme/tokens';

const List = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 16, padding: '8px 0' },
  '& > li + li': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& p': {
    margin: 0,
    overflow: 'hidden',
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const Surface = styled('section')({
  marginBottom: 32,
  minHeight: 186,
  padding: '16px 20px 8px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: radius.card,
  backgroundColor: 'var(--mui-palette-background-paper)',
});

/**
 * What waits for a decision, each with its first entry. Not in the cache, whose lists are those of the tabs: a list of one
 * would replace them.
 */
export function WaitingForYou() {
  const variables = useQueues();
  const { data, error } = useFirstWaitingQuery({ variables, fetchPolicy: 'no-cache', ssr: false });
  if (error && !data) return null;
  const all = data ? queuesOf(data, variables.group) : [];
  const queues = all.filter(({ count }) => count > 0);
  return (
    <Surface aria-labelledby="waiting-for-you">
      <Typography id="waiting-for-you" variant="h4" component="h2">
        Waiting for you
      </Typography>
      {data && queues.length === 0 && (
        <Typography color="textSecondary">
          Nothing. All{' '}
          {listOf(
            all.map(({ name }) => name),
            'and',
          )}{' '}
          are done.
        </Typography>
      )}
      <List aria-busy={!data}>
        {!data && [1, 2].map((row) => <Skeleton key={row} component="li" height={60} />)}
        {queues.map(({ name, to, one, many, count, first, isUrgent }) => (
          <li key={name}>
            <div>
              <b>
                {count > 99 ? '99+' : count} {count === 1 ? one : many}
              </b>{' '}
              {isUrgent && <Pill tone="amber">Urgent</Pill>}
              {first && <p dir="auto">{first}</p>}
            </div>
            <Button component={Link} to={`/admin?tab=${to}`} variant="outlined" size="small">
              Open<span style={visuallyHidden}> {many}</span>
            </Button>
          </li>
        ))}
      </List>
    </Surface>
  );
}

interface Queue {
  /** What is all done if nothing waits. */
  name: string;
  /** The tab, with the filter that shows what waits. */
  to: string;
  one: string;
  many: string;
  count: number;
  /** The first entry, in a line. */
  first?: string | undefined;
  isUrgent?: boolean | undefined;
}

type Group = ReturnType<typeof useQueues>['group'];

/** Which transfers wait for the viewer, and in which words. */
const TRANSFERS = {
  WAITING: {
    ...{ name: 'transfers', to: 'sales&show=waiting' },
    ...{ one: 'transfer to decide', many: 'transfers to decide' },
  },
  UNDECIDED: { name: 'fees', to: 'sales&show=undecided', one: 'fee to decide', many: 'fees to decide' },
  REPORTED: {
    name: 'reported transfers',
    to: 'sales&show=reported',
    one: 'transfer paused by a report',
    many: 'transfers paused by a report',
  },
} as const;

/** The queues that were asked for, in the order of their urgency. */
function queuesOf(data: FirstWaitingQuery, group: Group): Queue[] {
  const { reportsWaiting, flaggedContractsWaiting, contactRequestsWaiting } = data;
  const report = data.reports?.edges[0]?.node;
  const flagged = data.flaggedContracts?.edges[0]?.node.title ?? data.flaggedMessages?.edges[0]?.node.message;
  const transfer = data.transfers?.edges[0]?.node;
  // the list has the newest first, and the one that waits longest comes first
  const request = data.contactRequests?.edges.findLast(({ node }) => node.answeredAt === null)?.node;
  return [
    reportsWaiting && {
      ...{ name: 'reports', to: 'reports', one: 'report to decide', many: 'reports to decide' },
      count: reportsWaiting.count,
      first: report && (report.contractTitle ?? report.message ?? undefined),
      isUrgent: report?.urgent,
    },
    data.approvalsWaiting && {
      ...{ name: 'approvals', to: 'approvals', one: 'contract to approve', many: 'contracts to approve' },
      count: data.approvalsWaiting.count,
      first: data.approvals?.edges[0]?.node.contract.title,
    },
    flaggedContractsWaiting && {
      ...{ name: 'flags', to: 'flagged', one: 'flagged text to read', many: 'flagged texts to read' },
      count: flaggedContractsWaiting.count + (data.flaggedMessagesWaiting?.count ?? 0),
      first: flagged,
    },
    group && {
      ...TRANSFERS[group],
      count: countOf(data.transferNumbers, group),
      first: transfer && (transfer.contract?.title ?? transfer.terms?.title),
    },
    contactRequestsWaiting && {
      ...{ name: 'requests', to: 'requests' },
      ...{ one: 'contact request to answer', many: 'contact requests to answer' },
      count: contactRequestsWaiting.count,
      first: request && [request.name, request.message].filter(Boolean).join(': '),
    },
    data.organisationsWaiting && {
      ...{ name: 'organizations', to: 'users&show=organizations' },
      ...{ one: 'organization to approve', many: 'organizations to approve' },
      count: data.organisationsWaiting.count,
      first: data.organisations?.edges[0]?.node.name,
    },
    data.ruleObservationsWaiting && {
      ...{ name: 'rules', to: 'rules&needs=observations' },
      ...{ one: 'rule to check', many: 'rules to check' },
      count: data.ruleObservationsWaiting.count,
      first: data.ruleSubjects?.edges[0]?.node.name,
    },
  ].filter((queue) => queue !== null && queue !== undefined);
}
