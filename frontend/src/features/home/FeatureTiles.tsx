import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { LandingIcon } from './LandingIcon';

const tiles = [
  {
    icon: 'ShieldCheck',
    title: 'Secure & Trusted',
    text: 'You pay by card on the site, never to a stranger.',
  },
  { icon: 'Zap', title: 'Fast Matching', text: 'Your listing is live at once, for everyone.' },
  { icon: 'ReceiptText', title: 'Transparent Fees', text: 'One flat $25.00 fee, shown before you pay.' },
  { icon: 'Headset', title: 'Expert Support', text: 'We answer your questions within 24 hours.' },
] as const;

const Strip = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 16px',
  margin: 0,
  padding: '12px 0 16px',
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    columnGap: 10,
    alignContent: 'start',
  },
  '& svg': { color: 'var(--mui-palette-primary-main)' },
  '& h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': {
    gridColumn: 2,
    margin: '2px 0 0',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '@media (min-width: 1024px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 28,
    padding: '28px 0',
    '& p': { fontSize: '0.875rem' },
  },
});

/** Four reasons to use the product, for new visitors. */
export const FeatureTiles = () => (
  <Container component="section" aria-label="Why people use us">
    <Strip>
      {tiles.map(({ icon, title, text }) => (
        <li key={title}>
          <LandingIcon name={icon} size={22} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </Strip>
  </Container>
);
