import Box from '@mui/material/Box';
import type { ContractType } from '../generated/contracts';
import { kindOf } from './contract-kinds';

interface TypeIconProps {
  type: ContractType;
  /** Edge of the tile in px. */
  size?: number;
}

/** The contract type's picture on its own colour. Decorative: the label always stands beside it. */
export function TypeIcon({ type, size = 40 }: TypeIconProps) {
  const { icon: Icon, tone } = kindOf(type);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: `${Math.round(size * 0.28)}px`,
        color: `kind.${tone}.main`,
        bgcolor: `kind.${tone}.soft`,
      }}
    >
      <Icon size={Math.round(size * 0.52)} strokeWidth={1.9} />
    </Box>
  );
}

/** Icon and name of a contract's type in the type's colour. */
export function TypeLabel({ type, size = 36 }: TypeIconProps) {
  const { label, tone } = kindOf(type);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <TypeIcon type={type} size={size} />
      <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 600, color: `kind.${tone}.main` }}>
        {label}
      </Box>
    </Box>
  );
}
