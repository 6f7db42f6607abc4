import { FileSearch } from 'lucide-react';
import { contractKinds } from '../../../components/contract/contract-kinds';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminContractsQuery, useTakeContractOffMarketMutation } from '../../../generated/admin';
import { useMay } from '../../../lib/session/rights';
import { useSearchParam } from '../../../lib/useSearchParam';
import { AboutPart } from '../about/AboutPart';
import { useAboutId } from '../about/subject';
import { QueryList } from '../list/AdminList';
import { BulkList } from '../list/BulkList';
import { contractStatuses } from '../list/contract-statuses';
import { DownloadButton, ListOrder, SearchBox, useListOrder, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { ContractRow, isOnTheMarket } from './ContractRow';

const TYPES = contractKinds.map(({ slug, label }) => ({ value: slug, label }));

/** The list, or everything about one contract. */
export function ContractsTab() {
  const id = useAboutId();
  return id ? <AboutPart key={id} kind="contract" id={id} /> : <ContractList />;
}

/** Every contract; search and filters are in the URL. */
function ContractList() {
  const [type, setType] = useSearchParam('type');
  const [status, setStatus] = useSearchParam('status');
  const q = useSearchText() || null;
  const kind = contractKinds.find(({ slug }) => slug === type);
  const state = contractStatuses.find(({ word }) => word === status);
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
  const may = useMay();
  const list = (
    <QueryList
      label="Contracts"
      query={query}
      connection={(data) => data.allContracts}
      row={(node) => <ContractRow key={node.id} contract={node} />}
      empty={{ icon: FileSearch, title: 'No contracts found' }}
    />
  );
  const contracts = (query.data ?? query.previousData)?.allContracts.edges.map(({ node }) => node) ?? [];
  return (
    <section>
      <TabHeading
        title="Contract Management"
        text="All contracts in any status."
        tools={
          <>
            {' '}
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
              options={contractStatuses.map(({ word, label }) => ({ value: word, label }))}
              value={state?.word ?? ''}
              onChange={({ target }) => setStatus(target.value)}
            />
            <SearchBox label="Search contracts" />
            <ListOrder />
            <DownloadButton list="contracts" filters={{ type: kind?.slug, status: state?.word }} />
          </>
        }
      />
      {may('moderate') ? (
        <BulkList
          ids={contracts.filter(isOnTheMarket).map(({ id }) => id)}
          noun="contract"
          label="Take off the market"
          text="They are set to cancelled and are no longer for sale. Their holders can't relist them; set them to active again to undo this."
          destructive
          done="taken off the market"
          act={(id, reason) => takeOff({ variables: { id, reason } })}
        >
          {list}
        </BulkList>
      ) : (
        list
      )}
    </section>
  );
}
