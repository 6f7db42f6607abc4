import { Receipt } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import {
  useAdminSalesQuery,
  useAdminTransferNumbersQuery,
  useAdminTransfersQuery,
  useStaffTransfersQuery,
} from '../../../generated/admin-sales';
import { wordOf } from '../../../lib/enum-words';
import { QueryList } from '../list/AdminList';
import { DownloadButton, ListOrder, SearchBox, useListOrder, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { PAYMENTS, TRANSFERS, useSaleFilters } from './sale-filters';
import { SaleRow } from './SaleRow';
import { StepTimes } from './StepTimes';
import { TransferRow } from './TransferRow';

/** Every sale with the states of its payment and of its transfer; filters, search and order are in the URL. */
export function SalesTab() {
  const { readsPurchases, payment, transfer } = useSaleFilters();
  const numbers = useAdminTransferNumbersQuery({ fetchPolicy: 'cache-and-network' }).data?.transferNumbers;
  const filters = filtersOf({ payment, transfer });
  return (
    <section>
      <TabHeading
        title="Sales"
        text={
          transfer
            ? 'From the paid fee to the handover: stalled ones first, then those that wait for a decision.'
            : 'All payment attempts, and what became of the contracts that were paid for.'
        }
        tools={<SaleTools numbers={numbers} />}
      />
      {!readsPurchases && <StaffTransfersList {...filters} />}
      {readsPurchases && transfer && <TransfersList filters={filters} />}
      {readsPurchases && !transfer && <PaymentsList status={payment?.status ?? null} />}
      {numbers && <StepTimes steps={numbers.steps} />}
    </section>
  );
}

/** Filters, search, order and download. */
function SaleTools({ numbers }: { numbers: Record<string, unknown> | undefined }) {
  const { readsPurchases, payment, transfer, change } = useSaleFilters();
  return (
    <>
      {' '}
      {readsPurchases && (
        <SelectField
          label="Payment"
          placeholder="All"
          options={PAYMENTS}
          value={payment?.value ?? ''}
          onChange={({ target }) => change('payment', target.value)}
        />
      )}
      <SelectField
        label="Transfer"
        {...(readsPurchases && { placeholder: 'Any or none' })}
        options={TRANSFERS.map(({ value, label }) => ({
          value,
          label: label + countOf(numbers, value),
        }))}
        value={transfer?.value ?? ''}
        onChange={({ target }) => change('show', target.value)}
      />
      <SearchBox label="Search title, email or id" />
      {!transfer && <ListOrder />}
      {transfer ? (
        <DownloadButton list="transfers" filters={wordsOf(filtersOf({ payment, transfer }))} />
      ) : (
        <DownloadButton list="purchases" filters={{ status: payment?.value }} />
      )}
    </>
  );
}

function filtersOf({ payment, transfer }: Pick<ReturnType<typeof useSaleFilters>, 'payment' | 'transfer'>) {
  return {
    state: transfer && 'state' in transfer ? transfer.state : null,
    group: transfer && 'group' in transfer ? transfer.group : null,
    payment: payment?.status ?? null,
  };
}

const wordsOf = ({ state, group, payment }: ReturnType<typeof filtersOf>) => ({
  state: state && wordOf(state),
  group: group && wordOf(group),
  payment: payment && wordOf(payment),
});

/** " (3)" for the groups that are counted; they are counted up to 100. */
function countOf(numbers: Record<string, unknown> | undefined, group: string): string {
  const count = numbers?.[group];
  if (typeof count !== 'number') return '';
  return count > 99 ? ' (99+)' : ` (${count})`;
}

const NONE = {
  icon: Receipt,
  title: 'No sales yet',
  text: 'A sale appears here as soon as a buyer starts checkout.',
};
const NONE_PAID = { ...NONE, text: 'A sale appears here as soon as a buyer has paid the fee.' };
const NO_SUCH = { icon: Receipt, title: 'No such sales', text: 'Try another filter or search.' };

/** The newest payments first, whether or not they led to a transfer. */
function PaymentsList({ status }: { status: (typeof PAYMENTS)[number]['status'] | null }) {
  const q = useSearchText() || null;
  const query = useAdminSalesQuery({
    variables: { status, q, sort: useListOrder() },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryList
      label="Sales"
      query={query}
      connection={(data) => data.purchases}
      row={(node) => <SaleRow key={node.id} purchase={node} transfer={node.transfer} />}
      empty={status || q ? NO_SUCH : NONE}
    />
  );
}

/** The transfers that need attention first. */
function TransfersList({ filters }: { filters: ReturnType<typeof filtersOf> }) {
  const q = useSearchText() || null;
  const query = useAdminTransfersQuery({ variables: { ...filters, q }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryList
      label="Sales"
      query={query}
      connection={(data) => data.transfers}
      row={(node) =>
        node.purchase && <SaleRow key={node.purchase.id} purchase={node.purchase} transfer={node} />
      }
      empty={NO_SUCH}
    />
  );
}

/** The same for those who do not read purchases. */
function StaffTransfersList({ state, group }: Pick<ReturnType<typeof filtersOf>, 'state' | 'group'>) {
  const q = useSearchText() || null;
  const query = useStaffTransfersQuery({ variables: { state, group, q }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryList
      label="Sales"
      query={query}
      connection={(data) => data.transfers}
      row={(node) => <TransferRow key={node.id} transfer={node} />}
      empty={state || group || q ? NO_SUCH : NONE_PAID}
    />
  );
}
