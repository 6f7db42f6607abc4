import Button from '@mui/material/Button';
import { Flag } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import {
  useAdminReportsQuery,
  useResolveReportMutation,
  type AdminReportFieldsFragment,
} from '../../../generated/admin-reports';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { BulkList } from '../list/BulkList';
import { DownloadButton, ListOrder, useListOrder } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { ReportRow } from './ReportRow';

const STATES = [
  { value: 'open', label: 'Open', state: 'OPEN' },
  { value: 'upheld', label: 'Acted on', state: 'UPHELD' },
  { value: 'dismissed', label: 'No problem', state: 'DISMISSED' },
  { value: 'all', label: 'All reports', state: null },
] as const;

/** What members reported, the urgent first, in one row per target; the filters are in the URL. */
export function ReportsTab() {
  const [show, setShow] = useSearchParam('show');
  const { value, state } = STATES.find((one) => one.value === show) ?? STATES[0];
  const [contractId, setContractId] = useSearchParam('contract');
  const [memberId, setMemberId] = useSearchParam('member');
  const query = useAdminReportsQuery({
    variables: {
      state,
      sort: useListOrder(),
      ...(contractId && { contractId }),
      ...(memberId && { memberId }),
    },
    fetchPolicy: 'cache-and-network',
  });
  const [resolve, { client }] = useResolveReportMutation();
  const groups = groupsOf((query.data ?? query.previousData)?.reports.edges.map(({ node }) => node) ?? []);
  return (
    <section>
      <TabHeading
        title="Reports"
        text="What members reported, by contract, message or person. A decision closes all open reports of the same contract, message or transfer."
        tools={
          <>
            {' '}
            <SelectField
              label="Show"
              options={STATES.map(({ value: option, label }) => ({ value: option, label }))}
              value={value}
              onChange={({ target }) => setShow(target.value)}
            />
            <ListOrder />
            {contractId && (
              <Button variant="outlined" onClick={() => setContractId('')}>
                Of all contracts
              </Button>
            )}
            {memberId && (
              <Button variant="outlined" onClick={() => setMemberId('')}>
                Of all members
              </Button>
            )}
            <DownloadButton list="reports" filters={{ state: state && value }} />
          </>
        }
      />
      <BulkList
        ids={[...groups.values()].flatMap(([first]) => (first?.state === 'OPEN' ? [first.id] : []))}
        noun="report"
        label="No problem"
        done="closed: no problem"
        isReasonOptional
        text="All open reports of the same contracts, messages and transfers are closed, and nothing is done about them. The members who reported them learn that their reports are closed, not what was decided."
        act={(id, note) => resolve({ variables: { id, uphold: false, note } })}
        onEnd={() => client.refetchQueries({ include: ['AdminReports', 'AdminWaiting'] })}
      >
        <QueryList
          label="Reports"
          query={query}
          connection={(data) => data.reports}
          row={(node) => {
            const group = groups.get(keyOf(node));
            return group?.[0]?.id === node.id ? <ReportRow key={node.id} reports={group} /> : null;
          }}
          empty={{ icon: Flag, title: 'No reports', text: 'What members report appears here.' }}
        />
      </BulkList>
    </section>
  );
}

const keyOf = ({ targetType, targetId, state }: AdminReportFieldsFragment) =>
  `${targetType} ${targetId} ${state}`;

function groupsOf(reports: readonly AdminReportFieldsFragment[]) {
  const groups = new Map<string, AdminReportFieldsFragment[]>();
  for (const report of reports) groups.set(keyOf(report), [...(groups.get(keyOf(report)) ?? []), report]);
  return groups;
}
