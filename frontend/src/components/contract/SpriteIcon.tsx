import type { LandingIcon } from '@handover/domain/landing-content';
import icons from './icons.svg?no-inline';
import './SpriteIcon.css';

type SpriteName =
  LandingIcon | ('ShieldCheck' | 'Zap' | 'ReceiptText' | 'Headset') | ('Building2' | 'Heart' | 'Scale');

interface SpriteIconProps {
  name: SpriteName;
  /** Width and height in px; without it 20 and a stroke of 2, or what the styles around it say. */
  size?: number;
  strokeWidth?: number;
}

/**
 * An icon of icons.svg, for icons that stand on every card or are named by the content: the page refers to the drawing
 * instead of repeating it. Decorative.
 */
export const SpriteIcon = ({ name, size, strokeWidth }: SpriteIconProps) => (
  <svg className="sprite" width={size} height={size} strokeWidth={strokeWidth} aria-hidden>
    <use href={`${icons}#${name}`} />
  </svg>
);
