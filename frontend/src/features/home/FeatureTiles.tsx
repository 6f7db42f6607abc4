import { feeText } from '@handover/domain/fee';
import { LandingIcon } from './LandingIcon';
import '../../components/plain/Container.css';
import './FeatureTiles.css';

const tiles = [
  {
    icon: 'ShieldCheck',
    title: 'Secure & Trusted',
    text: 'You pay by card on the site, never to a stranger.',
  },
  { icon: 'Zap', title: 'Fast Matching', text: 'Your listing is live at once, for everyone.' },
  {
    icon: 'ReceiptText',
    title: 'Transparent Fees',
    text: `One flat ${feeText()} fee, shown before you pay.`,
  },
  { icon: 'Headset', title: 'Expert Support', text: 'We answer your questions within 24 hours.' },
] as const;

/** Four reasons to use the product, for new visitors. */
export const FeatureTiles = () => (
  <section className="container" aria-label="Why people use us">
    <ul className="feature-tiles">
      {tiles.map(({ icon, title, text }) => (
        <li key={title}>
          <LandingIcon name={icon} size={22} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
