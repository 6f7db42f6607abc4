import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { kindOf } from '../../components/contract-kinds';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageTitle } from '../../components/PageTitle';
import { ChatPanel } from '../../features/chat/ChatPanel';
import { BuyButton } from '../../features/contracts/BuyButton';
import { ContractLayout, ContractSkeleton } from '../../features/contracts/ContractLayout';
import { ContractOverview } from '../../features/contracts/ContractOverview';
import { FinancialDetails } from '../../features/contracts/FinancialDetails';
import { QuickInfo } from '../../features/contracts/QuickInfo';
import { PaymentReturn } from '../../features/payments/PaymentReturn';
import { useBuy } from '../../features/payments/useBuy';
import { ContractDocument, useContractQuery, type ContractFieldsFragment } from '../../generated/contracts';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { readError } from '../../lib/errors/read-error';
import { formatCents } from '../../lib/format/money';
import { signInPath } from '../../lib/session/sign-in';
import { useSession } from '../../lib/session/useSession';
import type { HeadArgs, PageArgs, PageHead } from '../page';

export const queries = ({ params }: PageArgs) => [
  { query: ContractDocument, variables: { id: params['id'] } },
];

export function head({ params, cache }: HeadArgs): PageHead {
  const contract = cache.readQuery({
    query: ContractDocument,
    variables: { id: params['id'] ?? '' },
  })?.contract;
  if (!contract) return { title: 'Contract Not Found', noIndex: true };
  const { label } = kindOf(contract.type);
  return {
    title: contract.title,
    description: `${label} in ${contract.location}: ${formatCents(contract.monthlyPayment)} a month, ${contract.remainingTermMonths} months left. ${contract.description}`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: contract.title,
      description: contract.description,
      category: label,
      ...(contract.transferFee !== null && {
        offers: {
          '@type': 'Offer',
          price: (contract.transferFee / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${contract.forSale ? 'InStock' : 'SoldOut'}`,
        },
      }),
    },
  };
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <ApolloScope>
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <ContractView key={id} id={id} />
      </Container>
    </ApolloScope>
  );
}

function ContractView({ id }: { id: string }) {
  const { data, error, refetch } = useContractQuery({ variables: { id } });
  if (data) return <LoadedContract contract={data.contract} />;
  if (!error) return <ContractSkeleton />;
  if (!['NOT_FOUND', 'BAD_REQUEST', 'VALIDATION'].includes(readError(error).code)) {
    return (
      <ErrorState title="Couldn't load this contract" onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  return (
    <>
      <PageTitle>Contract Not Found</PageTitle>
      <EmptyState
        icon={FileQuestion}
        headingLevel="h1"
        title="Contract Not Found"
        text="It may have been taken down, or the address is incomplete."
        action={
          <Button variant="contained" component={Link} to="/contracts">
            Back to Contracts
          </Button>
        }
      />
    </>
  );
}

function LoadedContract({ contract }: { contract: ContractFieldsFragment }) {
  const { me } = useSession();
  const { buy, dialog } = useBuy();
  const isOpen = contract.status === 'ACTIVE' || contract.status === 'PENDING';
  return (
    <>
      <PageTitle>{contract.title}</PageTitle>
      <Box sx={{ mb: 1.5 }}>
        <Button
          component={Link}
          to="/contracts"
          startIcon={<ArrowLeft size={18} aria-hidden />}
          sx={{ ml: -1.5 }}
        >
          Back to Contracts
        </Button>
      </Box>
      <ContractLayout
        overview={<ContractOverview contract={contract} />}
        money={
          <FinancialDetails
            contract={contract}
            buy={
              isOpen &&
              contract.transferFee !== null && (
                <BuyButton
                  showReason
                  size="large"
                  contract={contract}
                  viewerId={me?.id ?? null}
                  onBuy={buy}
                />
              )
            }
          />
        }
        chat={
          <ChatPanel
            contractId={contract.id}
            messageCount={contract.messageCount}
            acceptsMessages={contract.acceptsMessages}
            viewer={me && { id: me.id, isAdmin: me.isAdmin, isSeller: me.id === contract.userId }}
            signInHref={signInPath(`/contracts/${contract.id}`)}
          />
        }
        info={<QuickInfo id={contract.id} updatedAt={contract.updatedAt} />}
      />
      {dialog}
      <PaymentReturn contractId={contract.id} onBuyAgain={() => buy(contract)} />
    </>
  );
}
