import { feeText } from '@handover/domain/fee';
import type { ClaimKey } from '@handover/domain/claims/claims';
import { useClaims } from '../../lib/content/useClaims';
import { useIsReviewed } from '../../lib/content/useSiteInfo';
import { SpriteIcon } from '../../components/contract/SpriteIcon';
import './FeatureTiles.css';

interface Tile {
  icon: 'ShieldCheck' | 'Zap' | 'ReceiptText' | 'Headset';
  title: string;
  text: string;
  /** While new listings are reviewed. */
  reviewed?: string;
  claim?: ClaimKey;
}

const tiles: readonly Tile[] = [
  {
    icon: 'ShieldCheck',
    title: 'Secure & Trusted',
    claim: 'secure-trusted',
    text: 'You pay by card on the site, never to a stranger.',
  },
  {
    icon: 'Zap',
    title: 'Fast Matching',
    text: 'Your listing is live at once, for everyone.',
    reviewed: 'We review your listing, then everyone sees it.',
  },
  {
    icon: 'ReceiptText',
    title: 'Transparent Fees',
    text: `One flat ${feeText()} fee, shown before you pay.`,
  },
  {
    icon: 'Headset',
    title: 'Expert Support',
    claim: 'reply-promise',
    text: 'We answer your questions within 24 hours.',
  },
];

/** Reasons to use the product, for new visitors. */
export function FeatureTiles() {
  const isShown = useClaims();
  const isReviewed = useIsReviewed();
  return (
    <ul className="feature-tiles" aria-label="Why people use us">
      {tiles
        .filter(({ claim }) => isShown(claim))
        .map(({ icon, title, text, reviewed }) => (
          <li key={title}>
            <SpriteIcon name={icon} size={22} strokeWidth={1.8} />
            <h3>{title}</h3>
            <p>{(isReviewed && reviewed) || text}</p>
          </li>
        ))}
    </ul>
  );
}
