import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../../../theme/tokens';
import { FIGURES, bucketLabel } from './overview-figures';
import type { Bucket } from './OverviewCharts';

const Frame = styled('div')({
  overflow: 'auto',
  maxHeight: 440,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: radius.card,
  backgroundColor: 'var(--mui-palette-background-paper)',
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  'th, td': { padding: '8px 14px', textAlign: 'right', whiteSpace: 'nowrap' },
  'th:first-of-type': { textAlign: 'left' },
  'thead th': { color: 'var(--mui-palette-text-secondary)', fontWeight: 600 },
  'tbody tr': { borderTop: '1px solid var(--mui-palette-divider)' },
  'tbody th': { fontWeight: 500 },
});

/** A table that scrolls on its own where the screen is narrow. */
export const ScrollTable = ({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly string[];
  children: ReactNode;
}) => (
  <Frame role="region" aria-label={label} tabIndex={0}>
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Frame>
);

/** The numbers of the charts, and those that no chart shows; the newest first. */
export const FigureTable = ({ series }: { series: readonly Bucket[] }) => (
  <ScrollTable label="Figures over time" head={['Period', ...FIGURES.map(({ label }) => label)]}>
    {[...series].reverse().map((bucket) => (
      <tr key={bucket.from}>
        <th scope="row">{bucketLabel(bucket)}</th>
        {FIGURES.map(({ key, text }) => (
          <td key={key}>{text(bucket.figures)}</td>
        ))}
      </tr>
    ))}
  </ScrollTable>
);
