import type { LandingIcon as LandingIconName } from '@handover/domain/landing-content';
import icons from './icons.svg?no-inline';

interface LandingIconProps {
  name: LandingIconName | 'ShieldCheck' | 'Zap' | 'ReceiptText' | 'Headset';
  size?: number;
}

/** The icon for an icon name in the content. Decorative. All of them are in one file, not in the page's code. */
export const LandingIcon = ({ name, size = 24 }: LandingIconProps) => (
  <svg
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <use href={`${icons}#${name}`} />
  </svg>
);
