import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  children: ReactNode;
  /** Puts label and value on one line, the value at the right edge. */
  inline?: boolean;
  /** Puts a long value below its label, among others that are inline. */
  below?: boolean;
  strong?: boolean;
}

/** A term and its value, inside a `dl`. */
export function Fact({ label, children, inline = false, below = false, strong = false }: FactProps) {
  return (
    <Box
      sx={
        inline
          ? { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, py: 1.25 }
          : { minWidth: 0, ...(below && { py: 1.25 }) }
      }
    >
      <Box component="dt" sx={{ fontSize: inline ? '0.9375rem' : '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontWeight: strong ? 700 : 600,
          fontSize: strong ? '1.125rem' : '0.9375rem',
          fontVariantNumeric: 'tabular-nums',
          textAlign: inline ? 'right' : 'left',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
