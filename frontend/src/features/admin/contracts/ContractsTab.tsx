import { FileSearch } from 'lucide-react';
import { contractKinds } from '../../../components/contract/contract-kinds';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminContractsQuery, useTakeContractOffMarketMutation } from '../../../generated/admin';
import { useSearchParam } from '../../../lib/useSearchParam';
import { rowsOf } from '../list/rows-of';
import { AdminList } from '../list/AdminList';
import { BulkList } from '../list/BulkList';
import { DownloadButton } from '../list/DownloadButton';
import { ListOrder, useListOrder } from '../list/ListOrder';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { ContractRow, isOnTheMarket } from './ContractRow';

const STATUSES = [
  { value: 'active', label: 'Active', status: 'ACTIVE' },
  { value: 'pending', label: 'Pending', status: 'PENDING' },
  { value: 'completed', label: 'Completed', status: 'COMPLETED' },
  { value: 'cancelled', label: 'Cancelled', status: 'CANCELLED' },
] as const;
const TYPES = contractKinds.map(({ slug, label }) => ({ value: slug, label }));

/** Every contract; search and filters are in the URL. */
export function ContractsTab() {
  const [type, setType] = useSearchParam('type');
  const [status, setStatus] = useSearchParam('status');
  const q = useSearchText() || null;
  const kind = contractKinds.find(({ slug }) => slug === type);
  const state = STATUSES.find(({ value }) => value === status);
  const query = useAdminContractsQuery({
    variables: {
      q,
      sort: useListOrder(),
      ...(kind && { type: kind.type }),
      ...(state && { status: state.status }),
    },
    fetchPolicy: 'cache-and-network',
  });
  const [takeOff] = useTakeContractOffMarketMutation();
  const contracts = (query.data ?? query.previousData)?.allContracts.edges.map(({ node }) => node) ?? [];
  return (
    <section>
      <TabHeading title="Contract Management" text="All contracts in any status.">
        <SelectField
          label="Type"
          placeholder="All"
          options={TYPES}
          value={kind?.slug ?? ''}
          onChange={({ target }) => setType(target.value)}
        />
        <SelectField
          label="Status"
          placeholder="All"
          options={STATUSES.map(({ value, label }) => ({ value, label }))}
          value={state?.value ?? ''}
          onChange={({ target }) => setStatus(target.value)}
        />
        <SearchBox label="Search contracts" />
        <ListOrder />
        <DownloadButton list="contracts" filters={{ type: kind?.slug, status: state?.value }} />
      </TabHeading>
      <BulkList
        ids={contracts.filter(isOnTheMarket).map(({ id }) => id)}
        noun="contract"
        label="Take off the market"
        text="They are set to cancelled and are no longer for sale. Their holders can't relist them; set them to active again to undo this."
        destructive
        done="taken off the market"
        act={(id, reason) => takeOff({ variables: { id, reason } })}
      >
        <AdminList
          label="Contracts"
          {...rowsOf(
            query,
            (data) => data.allContracts,
            (node) => <ContractRow key={node.id} contract={node} />,
          )}
          empty={{ icon: FileSearch, title: 'No contracts found' }}
        />
      </BulkList>
    </section>
  );
}
