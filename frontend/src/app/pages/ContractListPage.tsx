import { listOfTypes } from '@handover/domain/types/words';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { PageTitle } from '../../components/plain/PageTitle';
import { CardBuyButton } from '../../features/contracts/buy/CardBuyButton';
import { kindOf, typeFromSlug } from '../../components/contract/contract-kinds';
import { useContractFilters } from '../../features/contracts/list/contract-filters';
import { ContractList } from '../../features/contracts/list/ContractList';
import {
  AFTER,
  canonicalOf,
  paramsOf,
  pathOf,
  valuesOf,
  variablesFor,
} from '../../features/contracts/list/list-address';
import { ListHeading } from '../../features/contracts/list/ListHeading';
import { ListResults } from '../../features/contracts/list/ListResults';
import { ListToolbar } from '../../features/contracts/list/ListToolbar';
import { useContractList } from '../../features/contracts/list/useContractList';
import { useBuy } from '../../features/payments/useBuy';
import { Heart } from '../../features/saved/hearts/Heart';
import { SaveSearch } from '../../features/saved/SaveSearch';
import { ContractsDocument } from '../../generated/contracts';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { useSession } from '../../lib/session/useSession';
import { capitalized } from '../../lib/format/capitalized';
import type { PageArgs } from '../shell/page-module';

const title = 'Browse Contracts';
const intro = `${capitalized(listOfTypes('many', 'and'))} that their holders want to hand over.`;

export const queries = ({ search }: PageArgs) => [
  { query: ContractsDocument, variables: variablesFor(search, false) },
  ...(search.get('q')?.trim() ? [{ query: ContractsDocument, variables: variablesFor(search, true) }] : []),
];

/** If the list refuses the cursor, goes to its first page. */
export const instead = ({ search }: PageArgs) => (search.has(AFTER) ? pathOf(valuesOf(search)) : null);

/** Search engines index the list of each type, but no other filters and orders. */
export function head({ search }: PageArgs) {
  const canonical = canonicalOf(search);
  if (!canonical) return { title, description: intro, noIndex: true };
  const type = typeFromSlug(canonical.type);
  if (!type) return { title, description: intro, canonical: canonical.path };
  const { label } = kindOf(type);
  return {
    title: `${label} Contracts`,
    description: `${label} contracts that their holders want to hand over, with what they really cost. ${intro}`,
    canonical: canonical.path,
  };
}

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
  const filters = useContractFilters();
  const list = useContractList(filters.search, filters.typed.q, filters.pending);
  const { buy, dialog } = useBuy({ inList: true });
  const results = useStartOfResults(filters.search);

  return (
    <>
      <Container>
        <ListHeading title="Available Contracts" text={intro} />
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
          renderBuy={(contract) =>
            contract.transferFee !== null && (
              <CardBuyButton contract={contract} viewerId={me?.id ?? null} onBuy={buy} />
            )
          }
        />
        {dialog}
      </Container>
    </>
  );
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
