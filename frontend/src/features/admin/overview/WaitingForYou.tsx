import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
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
  const { data, error } = useFirstWaitingQuery({ fetchPolicy: 'no-cache', ssr: false });
  if (error && !data) return null;
  const queues = data ? queuesOf(data).filter(({ count }) => count > 0) : [];
  return (
    <Surface aria-labelledby="waiting-for-you">
      <Typography id="waiting-for-you" variant="h4" component="h2">
        Waiting for you
      </Typography>
      {data && queues.length === 0 && (
        <Typography color="textSecondary">
          Nothing. All reports, flags, transfers and requests are done.
        </Typography>
      )}
      <List aria-busy={!data}>
        {!data && [1, 2].map((row) => <Skeleton key={row} component="li" height={60} />)}
        {queues.map(({ tab, filter = '', one, many, count, first, isUrgent }) => (
          <li key={tab}>
            <div>
              <b>
                {count > 99 ? '99+' : count} {count === 1 ? one : many}
              </b>{' '}
              {isUrgent && <Pill tone="amber">Urgent</Pill>}
              {first && <p dir="auto">{first}</p>}
            </div>
            <Button component={Link} to={`/admin?tab=${tab}${filter}`} variant="outlined" size="small">
              Open<span style={visuallyHidden}> {many}</span>
            </Button>
          </li>
        ))}
      </List>
    </Surface>
  );
}

interface Queue {
  tab: string;
  /** Shows only those that wait, if the tab has others. */
  filter?: string;
  one: string;
  many: string;
  count: number;
  /** The first entry, in a line. */
  first?: string | undefined;
  isUrgent?: boolean | undefined;
}

function queuesOf(data: FirstWaitingQuery): Queue[] {
  const report = data.reports.edges[0]?.node;
  const flagged = data.flaggedContracts.edges[0]?.node.title ?? data.flaggedMessages.edges[0]?.node.message;
  const transfer = data.transfers.edges[0]?.node;
  // the list has the newest first, and the one that waits longest comes first
  const request = data.contactRequests.edges.findLast(({ node }) => node.answeredAt === null)?.node;
  return [
    {
      tab: 'reports',
      one: 'report to decide',
      many: 'reports to decide',
      count: data.reportsWaiting.count,
      first: report && (report.contractTitle ?? report.message ?? undefined),
      isUrgent: report?.urgent,
    },
    {
      tab: 'flagged',
      one: 'flagged text to read',
      many: 'flagged texts to read',
      count: data.flaggedContractsWaiting.count + data.flaggedMessagesWaiting.count,
      first: flagged,
    },
    {
      tab: 'sales',
      filter: '&show=waiting',
      one: 'transfer to decide',
      many: 'transfers to decide',
      count: data.transferNumbers.waiting,
      first: transfer && (transfer.contract?.title ?? transfer.terms?.title),
    },
    {
      tab: 'requests',
      one: 'contact request to answer',
      many: 'contact requests to answer',
      count: data.contactRequestsWaiting.count,
      first: request && [request.name, request.message].filter(Boolean).join(': '),
    },
  ];
}
