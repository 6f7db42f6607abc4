import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { formatCents } from '../lib/format/money';

interface MoneyProps {
  cents: number;
  sx?: SxProps<Theme>;
}

/** US dollars with two decimals, in figures of equal width so that columns line up. */
export function Money({ cents, sx = [] }: MoneyProps) {
  return (
    <Box
      component="span"
      sx={[{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {formatCents(cents)}
    </Box>
  );
}
