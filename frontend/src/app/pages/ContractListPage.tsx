import type { ContractType } from '@handover/domain/types/words';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { Bone } from '../../components/plain/Bone';
import { PageTitle } from '../../components/plain/PageTitle';
import { CompareButton } from '../../components/contract/compare/CompareButton';
import { CompareSlot } from '../../components/contract/compare/CompareSlot';
import { CardBuyButton } from '../../features/contracts/buy/CardBuyButton';
import { useContractFilters } from '../../features/contracts/list/contract-filters';
import { ContractList } from '../../features/contracts/list/ContractList';
import {
  companyOf,
  comparedType,
  comparisonPath,
  NO_FILTERS,
  paramsOf,
  pathOf,
} from '../../features/contracts/list/list-address';
import { ListHeading } from '../../features/contracts/list/ListHeading';
import { ListResults } from '../../features/contracts/list/ListResults';
import { ListToolbar } from '../../features/contracts/list/ListToolbar';
import { useContractList } from '../../features/contracts/list/useContractList';
import { namedBy, useLister } from '../../features/contracts/list/useLister';
import { useBuy } from '../../features/payments/useBuy';
import { CompanyRules } from '../../features/rules/CompanyRules';
import { CompanyTable } from '../../features/rules/CompanyTable';
import { orderOf } from '../../features/rules/company-rows';
import { Heart } from '../../features/saved/hearts/Heart';
import { SaveSearch } from '../../features/saved/SaveSearch';
import { useCompanyQuery } from '../../generated/rules';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { comparedIds } from '../../lib/compare/compare-address';
import { loadable } from '../../lib/loadable';
import { useSession } from '../../lib/session/useSession';
import { comparisonTitle, contractsIntro, contractsTitle, enumOf, headingOf } from './contract-list-head';

export {
  firstPage as instead,
  listHead as head,
  listQueries as queries,
  movedList as moved,
} from './contract-list-head';

const CompareView = loadable(
  async () => (await import('./CompareView')).CompareView,
  () => <Bone role="status" aria-label="Loading the comparison" style={{ height: 480, borderRadius: 16 }} />,
);

/** Loads what the first render draws beside the list: on the server any view, in the browser that of the address. */
export async function prepare() {
  if (import.meta.env.SSR || comparedIds(new URLSearchParams(window.location.search)))
    await CompareView.preload();
}

export function Component() {
  const [search] = useSearchParams();
  const ids = comparedIds(search);
  const compared = comparedType(search);
  useStartOfView(ids ? 'contracts' : compared ? 'companies' : 'list');
  return (
    <ApolloScope>
      {ids && <ComparisonView ids={ids} />}
      {!ids && (compared ? <CompaniesView slug={compared} /> : <ContractsView />)}
    </ApolloScope>
  );
}

/** Contracts side by side, in place of the list. */
const ComparisonView = ({ ids }: { ids: readonly string[] }) => (
  <Container>
    <PageTitle>{contractsTitle}</PageTitle>
    <ListHeading title={contractsTitle} text={contractsIntro} />
    <CompareView ids={ids} />
  </Container>
);

/** The companies of a type side by side, in place of its contracts. */
function CompaniesView({ slug }: { slug: ContractType }) {
  const [search] = useSearchParams();
  return (
    <Container style={{ paddingBottom: 48 }}>
      <PageTitle>{comparisonTitle(slug)}</PageTitle>
      <ListHeading
        title={comparisonTitle(slug)}
        text="As far as we could read them. Rules change: ask the company before you rely on them."
      />
      <CompanyTable slug={slug} type={enumOf(slug)} order={orderOf(search.get('by'))} />
    </Container>
  );
}

function ContractsView() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const asked = companyOf(search);
  const { data } = useCompanyQuery({ variables: asked ?? { slug: '' }, skip: !asked });
  const company = asked ? data?.company : undefined;
  const unnamed = useContractFilters(company?.name);
  const list = useContractList(unnamed.search, unnamed.typed.q, unnamed.pending);
  const lister = useLister(unnamed.applied, list.contracts);
  const filters = namedBy(unnamed, lister);
  const { buy, dialog } = useBuy({ inList: true });
  const results = useStartOfResults(filters.search);
  const ruled = company?.rule && asked?.type ? company : null;
  const { type } = filters.applied;
  const heading = headingOf(ruled, lister);

  return (
    <>
      <PageTitle>{heading.page}</PageTitle>
      <Container>
        <ListHeading
          title={heading.title}
          text={heading.text}
          badge={heading.badge}
          comparison={type === NO_FILTERS.type ? null : comparisonPath(type)}
        />
        {ruled && <CompanyRules company={ruled} />}
      </Container>
      <ListToolbar filters={filters} total={list.total} />
      <Container ref={results} style={{ scrollMarginTop: 148 }}>
        <ListResults filters={filters} list={list}>
          {list.total?.count !== 0 && (
            <SaveSearch search={paramsOf(filters.applied)} isMember={me !== null} />
          )}
        </ListResults>
        {list.isLater && (
          <Button to={pathOf(filters.applied)} startIcon={<ArrowLeft size={18} aria-hidden />}>
            Back to the first page
          </Button>
        )}
        <ContractList
          list={list}
          filters={filters}
          saveSearch={<SaveSearch isMain search={paramsOf(filters.applied)} isMember={me !== null} />}
          renderHeart={(contract) => <Heart contract={contract} isMember={me !== null} />}
          renderBuy={(contract) => (
            <>
              {contract.transferFee !== null && (
                <CardBuyButton contract={contract} viewerId={me?.id ?? null} onBuy={buy} />
              )}
              <CompareButton contract={contract} />
            </>
          )}
        />
        {dialog}
        <CompareSlot />
      </Container>
    </>
  );
}

/** Another view of the address is like another page: it begins at its top, and there the focus is. */
function useStartOfView(view: string) {
  const shown = useRef(view);
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [view, type]);
}

/** Scrolls to the start of the results when the filters change. "Back" restores the scroll position of its entry. */
function useStartOfResults(search: URLSearchParams) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(search.toString());
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current === search.toString()) return;
    shown.current = search.toString();
    if (type !== 'POP' && results.current && results.current.getBoundingClientRect().top < 0)
      results.current.scrollIntoView({ behavior: 'instant' });
  }, [search, type]);
  return results;
}
