import type { ContractType } from '../../generated/contracts';
import { kindOf } from './contract-kinds';
import drawings from './covers/covers.svg?no-inline';
import './ContractCover.css';

interface ContractCoverProps {
  type: ContractType;
  /** What it shows: an id of a drawing. */
  drawing: string;
  /** The contract's id: it chooses the ground, always the same one. */
  seed: string;
  /** Its styles may set the box's aspect ratio. The drawing is cropped to it and stays complete from 1 / 1 to 5 / 2. */
  className?: string;
}

const GROUNDS = 6;
const MIRROR = 'matrix(-1 0 0 1 480 0)';

/**
 * The illustration of a contract type. Decorative. All drawings are in one file that the browser loads once per build, so
 * that a cover costs the page two references; the colors are those of the type in both color schemes.
 */
export function ContractCover({ type, drawing, seed, className = '' }: ContractCoverProps) {
  const { slug } = kindOf(type);
  const number = numberOf(seed);
  const ground = number % GROUNDS;
  const mirrored = Math.floor(number / GROUNDS) % 2 === 1;
  return (
    <svg
      aria-hidden
      className={`contract-cover kind-${slug} ${className}`.trimEnd()}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
    >
      <use href={`${drawings}#ground-${ground}`} />
      <use href={`${drawings}#${drawing}`} transform={mirrored ? MIRROR : undefined} />
    </svg>
  );
}

/** A number from all characters (FNV-1a), so that ids that differ in a few places only get different pictures. */
const numberOf = (text: string) =>
  [...text].reduce(
    (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16_777_619),
    2_166_136_261,
  ) >>> 16;
