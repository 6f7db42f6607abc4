import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { formatCents } from '../../lib/format/money';

/** US dollars with two decimals, in tabular figures so that columns line up. */
export function Money({ cents, sx = {} }: { cents: number; sx?: CSSProperties }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...sx }}>
      {formatCents(cents)}
    </Box>
  );
}
