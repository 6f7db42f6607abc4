import { styled } from '@mui/material/styles';
import { capitalized } from '../../../lib/format/capitalized';
import type { Waiting } from './waiting';

const List = styled('dl')({
  display: 'grid',
  gap: '6px 16px',
  margin: '6px 0 0',
  maxWidth: 720,
  fontSize: '0.9375rem',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& del': { color: 'var(--mui-palette-text-secondary)' },
  '& ins': { textDecoration: 'none', backgroundColor: 'var(--mui-palette-amber-soft)' },
  '@media (min-width: 700px)': { gridTemplateColumns: '180px minmax(0, 1fr)' },
});

/** What an edit changed since the contract was public. */
export const Changes = ({ changes, hasNewPhotos }: Pick<Waiting, 'changes' | 'hasNewPhotos'>) => (
  <List>
    {changes.map(({ label, before, after }) => (
      <div key={label} style={{ display: 'contents' }}>
        <dt>{capitalized(label)}</dt>
        <dd dir="auto">
          {before !== null && <del>{before}</del>}
          {before !== null && after !== null && ' → '}
          {after !== null && <ins>{after}</ins>}
        </dd>
      </div>
    ))}
    {hasNewPhotos && (
      <div style={{ display: 'contents' }}>
        <dt>Photos</dt>
        <dd>Some are new or described anew.</dd>
      </div>
    )}
    {changes.length === 0 && !hasNewPhotos && (
      <div style={{ display: 'contents' }}>
        <dt>No difference</dt>
        <dd>It is again as it was when it was public.</dd>
      </div>
    )}
  </List>
);
