import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { radius } from '../../../theme/tokens';
import { changeText, FIGURES, type Figures } from './overview-figures';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(158px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'grid',
    alignContent: 'start',
    height: '100%',
    padding: '12px 14px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: radius.card,
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'inherit',
    textDecoration: 'none',
  },
  'a:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '.label, .change': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem' },
  '.value': { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.35, fontVariantNumeric: 'tabular-nums' },
});

interface Card {
  key: string;
  label: string;
  value: string;
  change: string;
  to: string;
}

/** Each card leads to the list that it counts. */
export const CardGrid = ({ label, cards }: { label: string; cards: readonly Card[] }) => (
  <Cards aria-label={label}>
    {cards.map(({ key, label: name, value, change, to }) => (
      <li key={key}>
        <Link to={to}>
          <span className="label">{name}</span>
          <span className="value">{value}</span>
          <span className="change">{change}</span>
        </Link>
      </li>
    ))}
  </Cards>
);

/** The figures of the period, each with its change from the period before. */
export const FigureCards = ({ current, before }: { current: Figures; before: Figures }) => (
  <CardGrid
    label="Figures of the period"
    cards={FIGURES.map((figure) => ({
      key: figure.key,
      label: figure.label,
      value: figure.text(current),
      change: changeText(figure, current, before),
      to: figure.to,
    }))}
  />
);
