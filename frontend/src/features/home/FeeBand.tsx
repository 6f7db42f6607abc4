import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { FEE_PROMISE } from '@handover/domain/fee-promise';
import { displayFamily } from '../../theme/fonts';

/** What the buyer pays at each step of the purchase: authorize, claim, capture. */
const moments = [
  {
    price: '$0',
    when: 'Look around and ask',
    text: 'Browsing, listing and messages cost nothing, for either side.',
  },
  {
    price: '$0',
    when: 'You press Pay',
    text: 'Your card is only authorized. If another buyer is faster, the hold is released.',
  },
  {
    price: '$25.00',
    when: 'It is reserved for you',
    text: 'Now the flat fee is charged, once. No percentage, no membership.',
  },
] as const;

const muted = 'var(--mui-palette-band-muted)';

const Band = styled('section')({
  paddingBlock: 32,
  backgroundColor: 'var(--mui-palette-band-main)',
  color: 'var(--mui-palette-band-text)',
  '& .fee': { display: 'grid', gap: 20 },
  '& h2': { margin: 0, font: 'var(--mui-font-h2)', letterSpacing: '-0.022em' },
  '& .promise': { margin: '10px 0 0', lineHeight: 1.5, color: muted, textWrap: 'pretty' },
  '& ol': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: 12,
    paddingTop: 12,
    borderTop: '1px solid rgb(255 255 255 / 0.2)',
  },
  '& .price': {
    gridRow: '1 / span 2',
    fontFamily: displayFamily,
    fontSize: '1.5rem',
    fontWeight: 700,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li:last-of-type': { borderColor: 'var(--mui-palette-amber-main)' },
  '& li:last-of-type .price': { color: 'var(--mui-palette-amber-main)' },
  '& h3': { margin: 0, fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.35 },
  '& li p': { margin: '2px 0 0', fontSize: '0.875rem', lineHeight: 1.45, color: muted },
  '@media (min-width: 768px)': {
    paddingBlock: 64,
    '& ol': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
    '& li': { display: 'block', paddingTop: 16, borderTopWidth: 3 },
    '& .price': { fontSize: '2rem' },
    '& h3': { marginTop: 8, fontSize: '1.125rem' },
  },
  '@media (min-width: 1024px)': {
    '& .fee': {
      gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1.6fr)',
      gap: 64,
      alignItems: 'center',
    },
  },
});

/** The fee and how the buyer's money is protected. */
export const FeeBand = () => (
  <Band aria-labelledby="fee-title">
    <Container className="fee">
      <div>
        <h2 id="fee-title">One flat fee, charged last</h2>
        <p className="promise">{FEE_PROMISE}</p>
      </div>
      <ol>
        {moments.map(({ price, when, text }) => (
          <li key={when}>
            <div className="price">{price}</div>
            <h3>{when}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  </Band>
);
