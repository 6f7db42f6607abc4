import type { ContractType } from '../../generated/contracts';
import { kindOf } from './contract-kinds';
import { SpriteIcon } from './SpriteIcon';
import './TypeIcon.css';

interface TypeIconProps {
  type: ContractType;
  /** Width and height of the tile in px. */
  size?: number;
}

/** A contract type's icon on the type's color. Decorative: a label is always next to it. */
export function TypeIcon({ type, size = 40 }: TypeIconProps) {
  const { icon, slug } = kindOf(type);
  return (
    <span
      className={`type-tile kind-${slug}`}
      aria-hidden
      style={{ width: size, height: size, borderRadius: Math.round(size * 0.28) }}
    >
      <SpriteIcon name={icon} size={Math.round(size * 0.52)} strokeWidth={1.9} />
    </span>
  );
}

/** Icon and name of a contract type, in the type's color. */
export function TypeLabel({ type, size = 36 }: TypeIconProps) {
  const { label, slug } = kindOf(type);
  return (
    <span className={`type-label kind-${slug}`}>
      <TypeIcon type={type} size={size} />
      {label}
    </span>
  );
}
