import { WORDS, type ContractType } from '@handover/domain/types/words';
import { Plus, Printer, Scale } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { contractKinds } from '../../components/contract/contract-kinds';
import { Bone } from '../../components/plain/Bone';
import { Button } from '../../components/plain/Button';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { useComparisonQuery } from '../../generated/compare';
import { choose } from '../../lib/compare/choice';
import { comparePath, MOST_COMPARED } from '../../lib/compare/compare-address';
import { useHydrated } from '../../lib/useHydrated';
import { CompareTable } from './CompareTable';
import { comparisonOf, type Compared } from './compare-rows';
import './CompareTable.css';
import type { ComparedCost } from './cost-rows';

interface ComparisonProps {
  ids: readonly string[];
  /** The reader's own assumptions, for all contracts at once. */
  renderAdjust: (
    contracts: readonly Compared[],
    onCosts: (costs: (ComparedCost | null)[] | null) => void,
  ) => ReactNode;
}

/** Two to four contracts of one type, or what keeps them from being compared. */
export function Comparison({ ids, renderAdjust }: ComparisonProps) {
  const { data, error, refetch } = useComparisonQuery({ variables: { ids: [...ids] } });
  if (!data && error)
    return (
      <ErrorState title="Couldn't load the contracts" onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!data)
    return (
      <Bone role="status" aria-label="Loading the comparison" style={{ height: 480, borderRadius: 16 }} />
    );
  const contracts = data.contractsByIds.flatMap((contract) => contract ?? []);
  const types = contractKinds.filter(({ type }) => contracts.some((contract) => contract.type === type));
  const gone = data.contractsByIds.length - contracts.length;
  return (
    <>
      {gone > 0 && (
        <p className="compare-gone" role="note">
          {gone === 1 ? 'One of these contracts is' : `${gone} of these contracts are`} no longer available
          and left out.
        </p>
      )}
      {types.length > 1 && <MixedTypes contracts={contracts} types={types} />}
      {types.length < 2 && contracts.length < 2 && <TooFew type={types[0]?.slug} count={contracts.length} />}
      {types[0] && types.length === 1 && contracts.length > 1 && (
        <SideBySide key={ids.join()} type={types[0].slug} contracts={contracts} renderAdjust={renderAdjust} />
      )}
    </>
  );
}

const MixedTypes = ({
  contracts,
  types,
}: {
  contracts: readonly Compared[];
  types: readonly (typeof contractKinds)[number][];
}) => (
  <EmptyState
    icon={Scale}
    title="Not comparable"
    text="These contracts are of different types. Choose contracts of one type to compare."
    action={types.map(({ type, slug }) => {
      const ids = contracts.flatMap((contract) => (contract.type === type ? [contract.id] : []));
      const [to, text] =
        ids.length > 1
          ? [comparePath(ids), `Compare the ${ids.length} ${WORDS[slug].many}`]
          : [`/contracts?type=${slug}`, `Browse ${WORDS[slug].many}`];
      return (
        <Button key={slug} variant="outlined" to={to} onClick={() => choose(slug, ids)}>
          {text}
        </Button>
      );
    })}
  />
);

const TooFew = ({ type, count }: { type: ContractType | undefined; count: number }) => (
  <EmptyState
    icon={Scale}
    title="Nothing to compare yet"
    text={`Choose ${count === 1 ? 'one more contract' : `2 to ${MOST_COMPARED} contracts`} with the scales in the list.`}
    action={
      <Button variant="contained" to={type ? `/contracts?type=${type}` : '/contracts'}>
        Browse {type ? WORDS[type].many : 'contracts'}
      </Button>
    }
  />
);

function SideBySide({
  type,
  contracts,
  renderAdjust,
}: {
  type: ContractType;
  contracts: readonly Compared[];
  renderAdjust: ComparisonProps['renderAdjust'];
}) {
  const [costs, setCosts] = useState<(ComparedCost | null)[] | null>(null);
  const isHydrated = useHydrated();
  const others = (id: string) => contracts.flatMap((one) => (one.id === id ? [] : [one.id]));
  const parts = comparisonOf(contracts, costs);
  const isSame = parts.every(({ rows }) => rows.every(({ differs }) => !differs));
  const notIncluded = contracts.find(({ trueCost }) => trueCost)?.trueCost?.notIncluded;
  return (
    <div className="compare">
      <div className="tools">
        <label>
          <input type="checkbox" role="switch" className="only-differences" disabled={isSame} />
          Only differences
        </label>
        {contracts.length < MOST_COMPARED && (
          <Button
            to={`/contracts?type=${type}`}
            startIcon={<Plus size={18} aria-hidden />}
            onClick={() => choose(type, others(''))}
          >
            Add another
          </Button>
        )}
        {isHydrated && (
          <Button
            className="print"
            startIcon={<Printer size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </div>
      <CompareTable
        contracts={contracts}
        parts={parts}
        without={(id) => comparePath(others(id))}
        onRemove={(id) => choose(type, others(id))}
      />
      {renderAdjust(contracts, setCosts)}
      <p>
        As stated by the sellers. The costs are estimates under the same assumptions for all, not offers of
        credit.
      </p>
      {notIncluded && <p>Not included: {notIncluded}.</p>}
      {contracts.some(({ ruleLines }) => ruleLines.length > 0) && (
        <p>Rules of companies change: ask the company before you rely on them.</p>
      )}
    </div>
  );
}
