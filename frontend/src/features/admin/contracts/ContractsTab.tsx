import Box from '@mui/material/Box';
import { Ban, FileSearch, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { contractKinds } from '../../../components/contract/contract-kinds';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Money } from '../../../components/mui/Money';
import { SelectField } from '../../../components/mui/SelectField';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import {
  useAdminContractsQuery,
  useTakeContractOffMarketMutation,
  type AdminContractFieldsFragment,
} from '../../../generated/admin';
import { formatMonths } from '../../../lib/format/money';
import { timeAgoInText } from '../../../lib/format/time';
import { useMay } from '../../../lib/session/rights';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { AdminRow, CopyId, PersonLink, TabLink } from '../list/AdminRow';
import { BulkList } from '../list/BulkList';
import { contractStatuses } from '../list/contract-statuses';
import { DownloadButton, ListOrder, SearchBox, useListOrder, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { Notes } from '../notes/Notes';
import { ContractEditForm } from './ContractEditForm';
import { useContractActions } from './useContractActions';

const TYPES = contractKinds.map(({ slug, label }) => ({ value: slug, label }));

/** Every contract; search and filters are in the URL. */
export function ContractsTab() {
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

/** A contract in transfer is not: its buyer has paid. */
const isOnTheMarket = ({ status }: AdminContractFieldsFragment): boolean => status === 'ACTIVE';

function ContractRow({ contract }: { contract: AdminContractFieldsFragment }) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<'delete' | 'cancel' | null>(null);
  const close = () => setAsking(null);
  const { deleteContract, updateContract, busy } = useContractActions();
  const { id, title } = contract;
  const may = useMay();

  if (editing) {
    return (
      <li className="row form">
        <ContractEditForm contract={contract} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <AdminRow
      about={title}
      selectId={isOnTheMarket(contract) ? id : undefined}
      head={
        <span className="one-line">
          <RouterLink to={`/contracts/${id}`}>
            <bdi>{title}</bdi>
          </RouterLink>
          <StatusBadge status={contract.status} />
        </span>
      }
      meta={<ContractFacts contract={contract} />}
      acts={
        !may('runSite')
          ? []
          : [
              { label: 'Edit', icon: Pencil, inRow: true, onClick: () => setEditing(true) },
              ...(contract.deletable
                ? [
                    {
                      label: 'Delete',
                      icon: Trash2,
                      inRow: true,
                      danger: true,
                      onClick: () => setAsking('delete'),
                    },
                  ]
                : []),
              ...(!contract.deletable && contract.status !== 'CANCELLED'
                ? [{ label: 'Set to cancelled', icon: Ban, danger: true, onClick: () => setAsking('cancel') }]
                : []),
            ]
      }
      details={
        <>
          <ContractLinks contract={contract} />
          {may('runSite') && <Notes about="CONTRACT" id={id} />}
        </>
      }
    >
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this contract?"
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void deleteContract(id).then(close)}
        onClose={close}
      >
        “{title}” and its messages are deleted. This cannot be undone. To only take it off the list, set its
        status to cancelled.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'cancel'}
        title="Set this contract to cancelled?"
        confirmLabel="Set to cancelled"
        destructive
        busy={busy}
        onConfirm={() => void updateContract(id, { status: 'CANCELLED' }).then(close)}
        onClose={close}
      >
        “{title}” has a purchase, so it stays for the record and can't be deleted. Cancelled, it is no longer
        for sale. A transfer that is open ends. The fee is not refunded by this; decide it on the Sales tab.
      </ConfirmDialog>
    </AdminRow>
  );
}

const ContractFacts = ({ contract }: { contract: AdminContractFieldsFragment }) => (
  <>
    <bdi>{contract.location}</bdi> · <Money cents={contract.monthlyPayment} /> a month ·{' '}
    {formatMonths(contract.remainingTermMonths)} left · posted {timeAgoInText(contract.createdAt)} by{' '}
    <PersonLink id={contract.userId}>
      {contract.holder.name ?? `member ${contract.userId.slice(0, 8)}`}
    </PersonLink>
  </>
);

/** What belongs to the contract. */
const ContractLinks = ({
  contract: { id, userId, deletable },
}: {
  contract: AdminContractFieldsFragment;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
    {/* null for those who could not delete it anyway */}
    {deletable !== true && (
      <>
        <TabLink to={`?tab=sales&q=${id}`}>Sales of this contract</TabLink>
      </>
    )}
    <TabLink to={`?tab=contracts&q=${userId}`}>All contracts of this member</TabLink>
    <CopyId id={id} />
  </Box>
);
