import type { ContractType } from '../../../generated/contracts';
import { toggle, useChoice } from '../../../lib/compare/choice';
import { kindOf } from '../contract-kinds';
import { SpriteIcon } from '../SpriteIcon';
import './CompareButton.css';

interface CompareButtonProps {
  contract: { id: string; title: string; type: ContractType };
}

/** Chooses a contract for a comparison, or removes it again. */
export function CompareButton({ contract: { id, title, type } }: CompareButtonProps) {
  const isChosen = useChoice().ids.includes(id);
  return (
    <button
      type="button"
      className="compare-button"
      aria-pressed={isChosen}
      aria-label={`Compare ${title}`}
      title={isChosen ? 'Chosen to compare' : 'Compare'}
      onClick={() => toggle({ id, type: kindOf(type).slug })}
    >
      <SpriteIcon name="Scale" />
    </button>
  );
}
