import type { Facts } from '@handover/domain/facts/fact';
import { FileQuestion } from 'lucide-react';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { ReportButton } from '../../components/plain/ReportButton';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { PageTitle } from '../../components/plain/PageTitle';
import { ChatPanel, PREVIEWED } from '../../features/chat/ChatPanel';
import { TrueCostPanel } from '../../features/cost/TrueCostPanel';
import { FactsTable, alertsIn, missingFacts } from '../../features/facts/FactsTable';
import { BackToContracts } from '../../features/contracts/page/BackToContracts';
import { BuyBar } from '../../features/contracts/buy/BuyBar';
import { buyPath } from '../../features/contracts/buy/useBuyAction';
import { ContractChanges } from '../../features/contracts/page/ContractChanges';
import { ContractLayout, ContractSkeleton } from '../../features/contracts/page/ContractLayout';
import { ContractOverview } from '../../features/contracts/page/ContractOverview';
import { FinancialDetails } from '../../features/contracts/page/FinancialDetails';
import { QuickInfo } from '../../features/contracts/page/QuickInfo';
import { SellerLine } from '../../features/contracts/page/SellerLine';
import { SimilarContracts } from '../../features/contracts/page/SimilarContracts';
import { Inviting } from '../../features/candidates/page/Inviting';
import { CandidatesSlot } from '../../features/candidates/page/CandidatesSlot';
import { Interest } from '../../features/candidates/page/Interest';
import { JustListed } from '../../features/contracts/page/JustListed';
import { PhotoEditorSlot } from '../../features/photos/PhotoEditorSlot';
import { PhotoGallery } from '../../features/photos/PhotoGallery';
import { Heart } from '../../features/saved/hearts/Heart';
import { useAfterSignIn } from '../../features/saved/hearts/useAfterSignIn';
import { ContractRules } from '../../features/rules/ContractRules';
import { hasCompanyRules } from '../../features/rules/shown-rules';
import { Reporting } from '../../features/reports/Reporting';
import { PurchaseCard } from '../../features/payments/PurchaseCard';
import { PaymentReturn } from '../../features/payments/PaymentReturn';
import { useBuy } from '../../features/payments/useBuy';
import { TransferSlot } from '../../features/transfer/TransferSlot';
import { ThreadPreviewDocument } from '../../generated/chat';
import {
  ContractDocument,
  ContractExtrasDocument,
  useContractExtrasQuery,
  useContractQuery,
  type ContractFieldsFragment,
} from '../../generated/contracts';
import { MyPurchaseOfDocument, type MyPurchaseOfQuery } from '../../generated/payments';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { readError } from '../../lib/errors/read-error';
import { signInPath } from '../../lib/session/sign-in';
import { may } from '../../lib/session/rights';
import { useSession } from '../../lib/session/useSession';
import type { PageArgs } from '../shell/page-module';
import { BuySlot } from './BuySlot';
import { useSale } from './useSale';
import './ContractPage.css';

export { contractHead as head } from './contract-head';

export const queries = ({ params }: PageArgs) => {
  const id = params['id'] ?? '';
  return [
    { query: ContractDocument, variables: { id } },
    { query: ContractExtrasDocument, variables: { id } },
    { query: ThreadPreviewDocument, variables: { contractId: id, last: PREVIEWED } },
    {
      query: MyPurchaseOfDocument,
      variables: { contractId: id },
      answerForOthers: { myPurchaseOf: null } satisfies MyPurchaseOfQuery,
    },
  ];
};

export function Component() {
  const { id = '' } = useParams();
  return (
    <ApolloScope>
      <Container className="contract-page">
        <ContractView key={id} id={id} />
      </Container>
    </ApolloScope>
  );
}

function ContractView({ id }: { id: string }) {
  const { data, error, refetch } = useContractQuery({ variables: { id } });
  if (data) return <LoadedContract contract={data.contract} />;
  if (!error)
    return (
      <>
        <BackToContracts />
        <ContractSkeleton />
      </>
    );
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
          <Button variant="contained" to="/contracts">
            Back to Contracts
          </Button>
        }
      />
    </>
  );
}

function LoadedContract({ contract }: { contract: ContractFieldsFragment }) {
  const { me } = useSession();
  const [search] = useSearchParams();
  const buying = useBuy();
  const { buy, dialog } = buying;
  const sale = useSale(contract, me, buying);
  const { viewerId, isOpen, isHolder } = sale;
  useAfterSignIn(me !== null);
  const buyRef = useRef<HTMLDivElement>(null);
  const extras = useContractExtrasQuery({ variables: { id: contract.id } });
  const costs = extras.data?.contract;
  const changes = extras.data?.contractChanges ?? [];
  const isManaged = isHolder || costs?.managedByMe === true;
  const canBuy = sale.canBuy && !isManaged;
  const hasBox = isManaged || (isOpen && !sale.isBuyer && contract.transferFee !== null);
  return (
    <>
      <PageTitle>{contract.title}</PageTitle>
      <BackToContracts />
      <Reporting contract={contract} hasRules={hasCompanyRules(costs)} viewer={me}>
        {isHolder && (
          <JustListed
            contractId={contract.id}
            isWaiting={contract.status === 'CANCELLED'}
            hasPhotos={contract.cover !== null}
            openFacts={missingFacts(costs?.factTable).length}
          />
        )}
        {me && <TransferSlot contract={contract} viewer={me} isNamed={search.has('transfer')} />}
        {isHolder && isOpen && sale.takesApplications && (
          <CandidatesSlot contract={contract} listed={costs ?? {}} />
        )}
        {me && <PhotoEditorSlot contract={contract} viewer={me} />}
        <ContractLayout
          overview={
            <ContractOverview
              contract={contract}
              market={costs}
              facts={(costs?.facts ?? {}) as Facts}
              alerts={alertsIn(costs?.factTable)}
              photos={contract.cover ? <PhotoGallery cover={contract.cover} photos={costs?.photos} /> : null}
              heart={!isHolder && <Heart contract={contract} isMember={me !== null} />}
            />
          }
          money={
            <>
              <PurchaseCard contract={contract} viewerId={viewerId} />
              <FinancialDetails
                contract={contract}
                canBuy={canBuy}
                trueCost={costs?.trueCost}
                buyRef={buyRef}
                buy={
                  hasBox && <BuySlot contract={contract} extras={costs} sale={sale} isManaged={isManaged} />
                }
                seller={
                  <>
                    <SellerLine contract={extras.data?.contract} />
                    {!isHolder && isOpen && <Interest contract={contract} extras={costs} />}
                  </>
                }
              />
            </>
          }
          details={
            costs && (
              <>
                <FactsTable
                  contractId={contract.id}
                  isHolder={isHolder}
                  isSold={contract.status === 'PENDING' || contract.status === 'COMPLETED'}
                  rows={costs.factTable}
                />
                <ContractChanges changes={changes} />
                <ContractRules contract={contract} rules={costs} canReport={viewerId !== contract.userId} />
                {costs.trueCost && <TrueCostPanel contract={contract} costs={costs} usual={costs.trueCost} />}
              </>
            )
          }
          chat={
            <Inviting contract={contract} isSelling={isHolder && sale.takesApplications}>
              <ChatPanel
                contractId={contract.id}
                changes={changes}
                messageCount={contract.messageCount}
                acceptsMessages={contract.acceptsMessages}
                viewer={me && { id: me.id, readsOriginals: may(me, 'moderate'), isSeller: isManaged }}
                startsOpen={search.get('panel') === 'messages'}
              />
            </Inviting>
          }
          similar={<SimilarContracts contracts={extras.error ? [] : extras.data?.similarContracts} />}
          info={
            <>
              <QuickInfo id={contract.id} updatedAt={contract.updatedAt} />
              {viewerId !== contract.userId && (
                <ReportButton
                  targetType="CONTRACT"
                  targetId={contract.id}
                  label="Report this contract"
                  reportedLabel="You reported this contract."
                />
              )}
            </>
          }
        />
      </Reporting>
      {canBuy && (
        <BuyBar
          contract={contract}
          signInHref={me ? null : signInPath(buyPath(contract.id))}
          onBuy={sale.buyNow}
          buyRef={buyRef}
        />
      )}
      {dialog}
      <PaymentReturn contractId={contract.id} onBuyAgain={() => buy(contract)} />
    </>
  );
}
