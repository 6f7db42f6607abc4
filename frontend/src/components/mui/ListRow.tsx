import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Problem } from './Problem';

interface ListRowProps {
  heading: ReactNode;
  /** A line of details below the heading. */
  details: ReactNode;
  /** Price, state, buttons: next to the text, or below it on a phone. */
  children?: ReactNode;
  /** Why its last action failed, below everything else. */
  problem?: string;
}

/** One entry of a list with its actions; entries are separated by lines. */
export const ListRow = ({ heading, details, children, problem }: ListRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      py: 1.5,
      overflowWrap: 'anywhere',
      '& + &': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
        {heading}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{details}</Box>
    </Box>
    {children}
    {problem && (
      <Box sx={{ flexBasis: '100%' }}>
        <Problem text={problem} />
      </Box>
    )}
  </Box>
);
