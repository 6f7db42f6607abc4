import { WORDS } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowRightLeft } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import {
  useAdminTransferNumbersQuery,
  useAdminTransfersQuery,
  type AdminTransferNumbersQuery,
} from '../../../generated/admin-transfers';
import { wordOf } from '../../../lib/enum-words';
import { capitalized } from '../../../lib/format/capitalized';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { DownloadButton, SearchBox, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
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
        tools={
          <>
            {' '}
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
          </>
        }
      />
      <QueryList
        label="Transfers"
        query={query}
        connection={(data) => data.transfers}
        row={(node) => <TransferRow key={node.id} transfer={node} />}
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

type StepTime = AdminTransferNumbersQuery['transferNumbers']['steps'][number];

/** How long steps really take. People see these figures as the usual time. */
const StepTimes = ({ steps }: { steps: readonly StepTime[] }) => (
  <Box component="section" aria-labelledby="step-times" sx={{ mt: 5 }}>
    <Typography id="step-times" variant="h4" component="h3">
      How long steps take
    </Typography>
    <Typography color="textSecondary" sx={{ fontSize: '0.9375rem', mb: 1.5 }}>
      {steps.length > 0
        ? 'Median days of the newest finished steps. Buyers and sellers see them as the usual time.'
        : 'Measured once 20 steps of a kind are done. Until then, buyers and sellers see our estimates.'}
    </Typography>
    {steps.length > 0 && (
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby="step-times">
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            fontSize: '0.875rem',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { p: '6px 16px 6px 0', textAlign: 'left', whiteSpace: { sm: 'nowrap' } },
            '& th': { color: 'text.secondary', fontWeight: 600 },
            '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
            '& .figure': { textAlign: 'right' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Step</th>
              <th scope="col" className="figure">
                Median days
              </th>
              <th scope="col" className="figure">
                Measured
              </th>
              <th scope="col">Our estimate</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ type, key, title, days, count, estimate }) => (
              <tr key={`${type} ${key}`}>
                <td>{capitalized(WORDS[wordOf(type)].one)}</td>
                <td>{title}</td>
                <td className="figure">{days}</td>
                <td className="figure">{count}</td>
                <td>{estimate ?? 'none'}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    )}
  </Box>
);
