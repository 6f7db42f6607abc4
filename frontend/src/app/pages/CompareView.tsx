import { useRef, useState, useEffect, type ComponentProps } from 'react';
import { kindOf } from '../../components/contract/contract-kinds';
import { Comparison } from '../../features/compare/Comparison';
import { loadable } from '../../lib/loadable';

/** Computing with other assumptions needs the formulas; they load when the reader opens them. */
const AdjustAll = loadable(
  async () => (await import('../../features/cost/AdjustAll')).AdjustAll,
  () => <p role="status">Loading...</p>,
);

/** Contracts side by side, with the assumptions about their costs. */
export const CompareView = ({ ids }: { ids: readonly string[] }) => (
  <Comparison
    ids={ids}
    renderAdjust={(contracts, onCosts) =>
      contracts[0] && <Adjust type={kindOf(contracts[0].type).slug} contracts={contracts} onCosts={onCosts} />
    }
  />
);

function Adjust(props: ComponentProps<typeof AdjustAll>) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have opened it before the code of the page arrived.
  useEffect(() => {
    if (details.current?.open) setIsOpen(true);
  }, []);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setIsOpen((was) => was || currentTarget.open)}>
      <summary>Adjust the costs</summary>
      {isOpen && <AdjustAll {...props} />}
    </details>
  );
}
