import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router';
import { ContractCover } from '../../components/ContractCover';
import type { ContractExtrasQuery } from '../../generated/contracts';
import { formatTerm } from '../../lib/format/glance';
import { formatCents } from '../../lib/format/money';
import { radius } from '../../theme/tokens';

interface SimilarContractsProps {
  /** Undefined while loading. */
  contracts: ContractExtrasQuery['similarContracts'] | undefined;
}

/** A row that scrolls sideways by itself on a phone, a grid on larger screens. */
const Frame = styled('section')({
  '--edge': '16px',
  '@media (min-width: 560px)': { '--edge': '24px' },
  '& h2': { margin: 0, font: 'var(--mui-font-h3)', letterSpacing: '-0.014em' },
  '& ul': {
    display: 'flex',
    gap: 12,
    margin: '12px calc(var(--edge) * -1) 0',
    padding: '4px var(--edge) 12px',
    scrollPaddingInline: 'var(--edge)',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    listStyle: 'none',
  },
  '& li': { flex: '0 0 240px', scrollSnapAlign: 'start', minWidth: 0 },
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: radius.card,
    overflow: 'hidden',
    textDecoration: 'none',
    backgroundColor: 'var(--mui-palette-background-paper)',
    transition: 'border-color 140ms',
  },
  '& a:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '& a:hover .title': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a > span': { paddingInline: 16 },
  '& .price': { marginTop: 12, font: 'var(--mui-font-h4)', fontVariantNumeric: 'tabular-nums' },
  '& .price small': { font: 'var(--mui-font-body2)', color: 'var(--mui-palette-text-secondary)' },
  '& .title': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    marginTop: 2,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
  '& .meta': {
    margin: '4px 0 16px',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '@media (min-width: 1024px)': {
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: 20,
      margin: '16px 0 0',
      padding: 0,
      overflow: 'visible',
    },
  },
});

/** Other contracts of the same type near this one's payment; nothing if there are none. */
export function SimilarContracts({ contracts }: SimilarContractsProps) {
  const titleId = useId();
  if (!contracts) return <Skeleton height={312} sx={{ borderRadius: '16px' }} />;
  if (contracts.length === 0) return null;
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>Similar contracts</h2>
      <ul>
        {contracts.map(({ id, type, title, location, monthlyPayment, remainingTermMonths }) => (
          <li key={id}>
            <Link to={`/contracts/${id}`}>
              <ContractCover type={type} seed={id} />
              <span className="price">
                {formatCents(monthlyPayment)} <small>a month</small>
              </span>
              <span className="title" dir="auto">
                {title}
              </span>
              <span className="meta">
                <bdi>{location}</bdi> · {formatTerm(remainingTermMonths)} left
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
