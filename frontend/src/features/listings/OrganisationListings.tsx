import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FilePlus2, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { Email } from '../../components/mui/Email';
import { EmptyState } from '../../components/plain/EmptyState';
import { OrganisationListingsDocument, useOrganisationListingsQuery } from '../../generated/listings';
import { useOrganisationMembersQuery } from '../../generated/organisations';
import { useSearchParam } from '../../lib/useSearchParam';
import { ListingRow } from './ListingRow';
import { statusNamed, STATUSES } from './listing-words';

interface OrganisationListingsProps {
  organisation: { id: string; name: string };
  userId: string;
}

/** The contracts of an organization, for its owners and editors: those of all its members. */
export function OrganisationListings({ organisation: { id, name }, userId }: OrganisationListingsProps) {
  const [param, setStatus] = useSearchParam('status');
  const status = statusNamed(param);
  const query = useOrganisationListingsQuery({
    variables: { organisationId: id, ...(status && { status: status.value }) },
    fetchPolicy: 'cache-and-network',
  });
  // the card of the members asks the same
  const { data, error } = useOrganisationMembersQuery({ variables: { id } });
  const members = data?.organisationMembers;
  const listerOf = (holderId: string) => {
    const email = members?.find((member) => member.userId === holderId)?.email;
    if (holderId === userId) return { isViewer: true, name: 'you' };
    const left = members ? 'a former member' : error ? 'a colleague' : '…';
    return { isViewer: false, name: email ? <Email address={email} /> : left };
  };
  return (
    <AccountListCard
      title={`Contracts of ${name}`}
      text="Owners and editors can edit all of them, including those that a colleague listed."
      action={
        <NativeSelect
          variant="outlined"
          value={status?.name ?? ''}
          onChange={({ target }) => setStatus(target.value)}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': 'Which contracts' }}
        >
          <option value="">All statuses</option>
          {STATUSES.map(({ name: key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </NativeSelect>
      }
      query={query}
      list={query.data?.myListings}
      row={(node) => (
        <ListingRow
          key={node.contract.id}
          listing={node}
          lister={listerOf(node.contract.holder.id)}
          shownBy={OrganisationListingsDocument}
        />
      )}
      empty={
        status ? (
          <EmptyState
            icon={SearchX}
            headingLevel="h3"
            title="None of its contracts"
            text={`No contract of ${name} is “${status.label}” now.`}
            action={
              <Button variant="outlined" onClick={() => setStatus('')}>
                Show all
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={FilePlus2}
            headingLevel="h3"
            title="Nothing listed yet"
            text="Choose the organization on the form of a new contract, or import a file of them."
            action={
              <Button variant="contained" component={Link} to="/contracts/submit">
                List a contract
              </Button>
            }
          />
        )
      }
    />
  );
}
