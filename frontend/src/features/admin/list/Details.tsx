import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Fold = styled('details')({ marginTop: 8, fontSize: '0.875rem' });
const Summary = styled('summary')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 600,
  color: 'var(--mui-palette-primary-main)',
  borderRadius: 8,
  '&::before': { content: '"+"', width: 16 },
  'details[open] > &::before': { content: '"−"' },
});

/** Expandable details of a row. */
export const Details = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold>
    <Summary>{title}</Summary>
    {children}
  </Fold>
);
