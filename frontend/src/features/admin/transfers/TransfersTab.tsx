import { ArrowRightLeft } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminTransferNumbersQuery, useAdminTransfersQuery } from '../../../generated/admin-transfers';
import { wordOf } from '../../../lib/enum-words';
import { useSearchParam } from '../../../lib/useSearchParam';
import { rowsOf } from '../list/rows-of';
import { AdminList } from '../list/AdminList';
import { DownloadButton } from '../list/DownloadButton';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { StepTimes } from './StepTimes';
import { FILTERS } from './transfer-words';
import { TransferRow } from './TransferRow';

/** Every transfer, the ones that need attention first; the filter and the search are in the URL. */
export function TransfersTab() {
  const [show, setShow] = useSearchParam('show');
  const q = useSearchText() || null;
  const filter = FILTERS.find(({ value }) => value === show);
  const state = filter && 'state' in filter ? filter.state : null;
  const group = filter && 'group' in filter ? filter.group : null;
  const query = useAdminTransfersQuery({ variables: { state, group, q }, fetchPolicy: 'cache-and-network' });
  const numbers = useAdminTransferNumbersQuery({ fetchPolicy: 'cache-and-network' }).data?.transferNumbers;

  return (
    <section>
      <TabHeading
        title="Transfers"
        text="From the paid fee to the handover: stalled ones first, then those that wait for a decision."
      >
        <SelectField
          label="Show"
          placeholder="All transfers"
          options={FILTERS.map(({ value, label }) => ({ value, label: label + countOf(numbers, value) }))}
          value={filter?.value ?? ''}
          onChange={({ target }) => setShow(target.value)}
        />
        <SearchBox label="Search title, email or id" />
        <DownloadButton
          list="transfers"
          filters={{ state: state && wordOf(state), group: group && wordOf(group) }}
        />
      </TabHeading>
      <AdminList
        label="Transfers"
        {...rowsOf(
          query,
          (data) => data.transfers,
          (node) => <TransferRow key={node.id} transfer={node} />,
        )}
        empty={
          filter || q
            ? { icon: ArrowRightLeft, title: 'No such transfers', text: 'Try another filter or search.' }
            : {
                icon: ArrowRightLeft,
                title: 'No transfers yet',
                text: 'A transfer appears here as soon as a buyer has paid the fee.',
              }
        }
      />
      {numbers && <StepTimes steps={numbers.steps} />}
    </section>
  );
}

/** " (3)" for the groups that are counted; they are counted up to 100. */
function countOf(numbers: Record<string, unknown> | undefined, group: string): string {
  const count = numbers?.[group];
  if (typeof count !== 'number') return '';
  return count > 99 ? ' (99+)' : ` (${count})`;
}
