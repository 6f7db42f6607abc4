import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { visuallyHidden } from '../../visually-hidden';

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: '8px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  fontSize: '0.9375rem',
  '& dt': { fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** Answers or terms: labels and values in columns. */
export const Rows = ({
  rows,
  label,
}: {
  rows: readonly { key: string; label: string; value: string }[];
  label?: string;
}) => (
  <List {...(label && { 'aria-label': label })}>
    {rows.map(({ key, label: name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </List>
);

const Ticked = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  fontSize: '0.9375rem',
  '& li': { display: 'flex', gap: 8, alignItems: 'flex-start', overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', marginTop: 3 },
  '& .met': { color: 'var(--mui-palette-state-active-main)' },
  '& .missed': { color: 'var(--mui-palette-error-main)' },
  '& .hidden': visuallyHidden,
});

/** The requirements, met or not: by sign and by word, never by color alone. */
export const Ticks = ({
  ticks,
  label,
}: {
  ticks: readonly { key: string; text: string; met: boolean }[];
  label: string;
}) => (
  <Ticked aria-label={label}>
    {ticks.map(({ key, text, met }) => (
      <li key={key}>
        {met ? (
          <Check size={18} className="met" aria-hidden />
        ) : (
          <X size={18} className="missed" aria-hidden />
        )}
        <span>
          <span className="hidden">{met ? 'Met: ' : 'Not met: '}</span>
          {text}
        </span>
      </li>
    ))}
  </Ticked>
);
