import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PillProps {
  children: ReactNode;
  tone?: 'amber' | 'neutral' | 'primary';
}

const tones = {
  amber: { color: 'amber.ink', bgcolor: 'amber.soft' },
  neutral: { color: 'text.secondary', bgcolor: 'sunken.main' },
  primary: { color: 'state.active.main', bgcolor: 'state.active.soft' },
} as const;

/** A small rounded label: Admin, Seller, Standard User, 256-bit SSL. */
export function Pill({ children, tone = 'neutral' }: PillProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        height: 24,
        px: 1.125,
        borderRadius: 99,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        maxWidth: '100%',
        overflow: 'hidden',
        ...tones[tone],
      }}
    >
      {children}
    </Box>
  );
}
