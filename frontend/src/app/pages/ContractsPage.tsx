import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { CardBuyButton } from '../../features/contracts/CardBuyButton';
import { useContractFilters, variablesFor } from '../../features/contracts/contract-filters';
import { ContractFilterBar } from '../../features/contracts/ContractFilterBar';
import { ContractList } from '../../features/contracts/ContractList';
import { useContractList } from '../../features/contracts/useContractList';
import { useBuy } from '../../features/payments/useBuy';
import { ContractsDocument } from '../../generated/contracts';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { useSession } from '../../lib/session/useSession';
import type { PageArgs } from '../page';

const title = 'Browse Contracts';
const intro = 'Car leases, apartments, mortgages, timeshares and loans that their holders want to hand over.';

export const queries = ({ search }: PageArgs) => [
  { query: ContractsDocument, variables: variablesFor(search, false) },
  ...(search.get('q')?.trim() ? [{ query: ContractsDocument, variables: variablesFor(search, true) }] : []),
];

export const head = ({ search }: PageArgs) => ({ title, description: intro, noIndex: search.size > 0 });

export function Component() {
  return (
    <ApolloScope>
      <PageTitle>{title}</PageTitle>
      <ContractsView />
    </ApolloScope>
  );
}

function ContractsView() {
  const { me } = useSession();
  const { search, typed, change, clear } = useContractFilters();
  const list = useContractList(search, typed.q);
  const { buy, dialog } = useBuy();
  const filtered = Boolean(typed.q.trim() || typed.location.trim() || typed.type !== 'all');

  return (
    <Container>
      <PageHeading
        title="Available Contracts"
        text={intro}
        actions={
          <>
            <Button variant="outlined" component={Link} to="/">
              Back to Home
            </Button>
            <Button variant="contained" component={Link} to="/contracts/submit">
              Submit My Contract
            </Button>
          </>
        }
      />
      <Box sx={{ mb: 3.5 }}>
        <ContractFilterBar values={typed} onChange={change} />
      </Box>
      <ContractList
        list={list}
        filtered={filtered}
        onClearFilters={clear}
        renderBuy={(contract) =>
          contract.transferFee !== null && (
            <CardBuyButton contract={contract} viewerId={me?.id ?? null} onBuy={buy} />
          )
        }
      />
      {dialog}
    </Container>
  );
}
